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
} from '@settlement/api-mocks/contract/enumerations';
import type { Machine } from '@settlement/api-mocks/contract/transitions';

/** Where a state stands in its diagram; three columns fit a phone. */
export interface DiagramNode {
  readonly code: number;
  readonly column: 0 | 1 | 2;
  readonly row: number;
}

const at = (code: number, column: DiagramNode['column'], row: number): DiagramNode => ({ code, column, row });

/** Placed by hand so that no move runs through a state; what moves there are, the contract says. The first begins. */
export const nodes: Readonly<Record<Machine, readonly DiagramNode[]>> = {
  payment: [
    at(payment.toBePaid, 1, 0),
    at(payment.timeout, 0, 1),
    at(payment.chainConfirmationFailure, 2, 1),
    at(payment.closed, 0, 2),
    at(payment.paid, 1, 2),
    at(payment.error, 2, 2),
    at(payment.underRefund, 1, 3),
    at(payment.refunded, 1, 4),
  ],
  withdrawal: [
    at(withdrawal.auditing, 1, 0),
    at(withdrawal.auditReject, 0, 1),
    at(withdrawal.transferring, 1, 1),
    at(withdrawal.canceled, 2, 1),
    at(withdrawal.confirming, 1, 2),
    at(withdrawal.abnormal, 2, 2),
    at(withdrawal.accomplish, 1, 3),
  ],
  callback: [
    at(callback.toBeConfirmed, 1, 0),
    at(callback.confirmed, 1, 1),
    at(callback.confirmTimeout, 2, 1),
    at(callback.rewardCalculation, 0, 2),
    at(callback.failed, 2, 2),
    at(callback.success, 1, 3),
    at(callback.callbackTimeout, 2, 3),
  ],
  user: [
    at(user.notOpened, 1, 0),
    at(user.underReview, 1, 1),
    at(user.failed, 0, 2),
    at(user.authorised, 1, 2),
    at(user.abnormal, 1, 3),
  ],
  audit: [at(audit.progress, 1, 0), at(audit.passed, 0, 1), at(audit.failed, 1, 1), at(audit.abnormal, 2, 1)],
  notification: [at(notification.unread, 1, 0), at(notification.read, 1, 1)],
  workOrder: [
    at(workOrder.pending, 0, 0),
    at(workOrder.processing, 1, 1),
    at(workOrder.awaitingReply, 2, 1),
    at(workOrder.completed, 2, 2),
    at(workOrder.closed, 1, 3),
  ],
  address: [at(address.cooling, 1, 0), at(address.active, 1, 1), at(address.disabled, 1, 2)],
  movement: [at(progress.inProgress, 1, 0), at(progress.accomplish, 0, 1), at(progress.canceled, 2, 1)],
};
