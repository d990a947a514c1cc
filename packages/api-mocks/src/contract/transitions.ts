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

/** From each state, the states that may follow; a state without followers is final. */
export type Transitions = Readonly<Record<number, readonly number[]>>;

/** How a try to deliver a callback ends. */
const tried = [callback.success, callback.failed, callback.notSent] as const;

/**
 * The specification (§4) names the states and says that the moves between them are not shown;
 * these are the moves this product allows. An illegal one answers 10001 `state_conflict`.
 */
export const transitions = {
  payment: {
    [payment.toBePaid]: [
      payment.paid,
      payment.timeout,
      payment.closed,
      payment.error,
      payment.chainConfirmationFailure,
    ],
    /** Paid after the order ran out: the record carries `diff_type` 3. */
    [payment.timeout]: [payment.paid, payment.error],
    /** A re-organised chain recovers, or is given up. */
    [payment.chainConfirmationFailure]: [payment.paid, payment.error],
    [payment.paid]: [payment.underRefund],
    /** Refunded if nothing is left; otherwise back to the state before, also if the refund fails. */
    [payment.underRefund]: [payment.refunded, payment.paid, payment.error],
    [payment.closed]: [],
    [payment.refunded]: [],
    /** Where money came that did not fit the order, it can go back. */
    [payment.error]: [payment.underRefund],
  },
  withdrawal: {
    [withdrawal.auditing]: [withdrawal.auditReject, withdrawal.transferring, withdrawal.canceled],
    [withdrawal.transferring]: [withdrawal.confirming, withdrawal.abnormal],
    [withdrawal.confirming]: [withdrawal.accomplish, withdrawal.abnormal],
    /** Settled by support, either way. */
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
    /** Only by a manual resend. */
    [callback.callbackTimeout]: tried,
    [callback.notSent]: tried,
    [callback.success]: [],
  },
  user: {
    [user.notOpened]: [user.underReview],
    /** Back to not opened when the application is taken back. */
    [user.underReview]: [user.authorised, user.failed, user.notOpened],
    [user.failed]: [user.underReview],
    [user.authorised]: [user.abnormal],
    [user.abnormal]: [user.authorised],
  },
  audit: {
    [audit.progress]: [audit.passed, audit.failed, audit.abnormal],
    /** The next stage begins. */
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
    /** Reopened within seven days, or left to close. */
    [workOrder.completed]: [workOrder.processing, workOrder.closed],
    [workOrder.closed]: [],
  },
  address: {
    [address.cooling]: [address.active],
    [address.active]: [address.disabled],
    [address.disabled]: [address.active],
  },
  /** Swaps and internal transfers. */
  movement: {
    [progress.inProgress]: [progress.accomplish, progress.canceled],
    [progress.accomplish]: [],
    [progress.canceled]: [],
  },
} as const satisfies Record<string, Transitions>;

export type Machine = keyof typeof transitions;

/** Whether a thing of this kind may go from one state to another. */
export function isAllowedTransition(machine: Machine, from: number, to: number): boolean {
  const table: Transitions = transitions[machine];
  return table[from]?.includes(to) ?? false;
}
