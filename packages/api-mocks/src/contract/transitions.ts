import {
  addressStatus as address,
  auditState as audit,
  callbackStatus as callback,
  movementProgress as progress,
  notificationStatus as notification,
  paymentStatus as payment,
  userStatus as user,
  withdrawalStatus as withdrawal,
  workOrderStatus as workOrder,
} from './enumerations.ts';

/** The states that may follow each state. A state without a successor is final. */
export type Transitions = Readonly<Record<number, readonly number[]>>;

/** The possible results of a delivery attempt. */
const tried = [callback.success, callback.failed, callback.notSent] as const;

/** The allowed transitions between the states of specification §4. Others fail with `state_conflict`. */
export const transitions = {
  payment: {
    [payment.toBePaid]: [
      payment.paid,
      payment.timeout,
      payment.closed,
      payment.error,
      payment.chainConfirmationFailure,
    ],
    /** The customer paid after the order had expired. The record has `diff_type` 3. */
    [payment.timeout]: [payment.paid, payment.error],
    /** The network recovers after a reorganization, or the payment fails permanently. */
    [payment.chainConfirmationFailure]: [payment.paid, payment.error],
    [payment.paid]: [payment.underRefund],
    /** After a partial or failed refund, the payment returns to its previous status. */
    [payment.underRefund]: [payment.refunded, payment.paid, payment.error],
    [payment.closed]: [],
    [payment.refunded]: [],
    /** A payment can have this status because its amount differs from the amount due. It can then be refunded. */
    [payment.error]: [payment.underRefund],
  },
  withdrawal: {
    [withdrawal.auditing]: [withdrawal.auditReject, withdrawal.transferring, withdrawal.canceled],
    [withdrawal.transferring]: [withdrawal.confirming, withdrawal.abnormal],
    [withdrawal.confirming]: [withdrawal.accomplish, withdrawal.abnormal],
    /** Support decides whether the withdrawal is completed or canceled. */
    [withdrawal.abnormal]: [withdrawal.accomplish, withdrawal.canceled],
    [withdrawal.auditReject]: [],
    [withdrawal.accomplish]: [],
    [withdrawal.canceled]: [],
  },
  callback: {
    [callback.toBeConfirmed]: [callback.confirmed, callback.confirmTimeout],
    [callback.confirmed]: [callback.rewardCalculation, ...tried],
    [callback.rewardCalculation]: tried,
    [callback.failed]: [...tried, callback.callbackTimeout],
    [callback.confirmTimeout]: [callback.confirmed],
    /** Only a manual resend can change this status. */
    [callback.callbackTimeout]: tried,
    [callback.notSent]: tried,
    [callback.success]: [],
  },
  user: {
    [user.notOpened]: [user.underReview],
    /** If the merchant cancels the application, the status becomes "not opened" again. */
    [user.underReview]: [user.authorised, user.failed, user.notOpened],
    [user.failed]: [user.underReview],
    [user.authorised]: [user.abnormal],
    [user.abnormal]: [user.authorised],
  },
  audit: {
    [audit.progress]: [audit.passed, audit.failed, audit.abnormal],
    /** After a passed stage, the next stage of the review starts. */
    [audit.passed]: [audit.progress],
    [audit.failed]: [audit.progress],
    [audit.abnormal]: [audit.progress],
  },
  notification: {
    [notification.unread]: [notification.read],
    [notification.read]: [],
  },
  workOrder: {
    [workOrder.pending]: [workOrder.processing, workOrder.closed],
    [workOrder.processing]: [workOrder.awaitingReply, workOrder.completed, workOrder.closed],
    [workOrder.awaitingReply]: [workOrder.processing, workOrder.completed, workOrder.closed],
    /** For seven days, the merchant can reopen a completed work order. After that, it's closed. */
    [workOrder.completed]: [workOrder.processing, workOrder.closed],
    [workOrder.closed]: [],
  },
  address: {
    [address.cooling]: [address.active],
    [address.active]: [address.disabled],
    [address.disabled]: [address.active],
  },
  movement: {
    [progress.inProgress]: [progress.accomplish, progress.canceled],
    [progress.accomplish]: [],
    [progress.canceled]: [],
  },
} as const satisfies Record<string, Transitions>;

export type Machine = keyof typeof transitions;

const isMachine = (name: string): name is Machine => Object.hasOwn(transitions, name);

export const machines: readonly Machine[] = Object.keys(transitions).filter(isMachine);

/** Checks if a record may change from one state to another. */
export function isAllowedTransition(machine: Machine, from: number, to: number): boolean {
  const table: Transitions = transitions[machine];
  return table[from]?.includes(to) ?? false;
}
