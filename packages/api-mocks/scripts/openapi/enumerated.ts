import * as codes from '../../src/contract/enumerations.ts';
import { errorNames } from '../../src/contract/errors.ts';

type Codes = Readonly<Record<string, number>>;
const ofError: Codes = Object.fromEntries(
  Object.entries(errorNames).map(([code, name]) => [name, Number(code)]),
);

/** The codes of a property, by the component it is in, or of the parameter of a call. */
const byOwner: Readonly<Record<string, Codes>> = {
  'Payment.status': codes.paymentStatus,
  'PaymentDetail.status': codes.paymentStatus,
  'PaymentDetail.callback.status': codes.callbackStatus,
  'PaymentDetail.collection.status': codes.movementProgress,
  'payments_list.status': codes.paymentStatus,
  'payments_export.status': codes.paymentStatus,
  'payments_totals.status': codes.paymentStatus,
  'payments_refund.status': codes.paymentStatus,
  'Order.status': codes.paymentStatus,
  'Order.mode': codes.appMode,
  'OrderEventBody.status': codes.paymentStatus,
  'OrderEventBody.mode': codes.appMode,
  'OrderRefund.status': codes.refundStatus,
  'PaymentRefund.status': codes.refundStatus,
  'orders_list.status': codes.paymentStatus,
  'Withdrawal.status': codes.withdrawalStatus,
  'Withdrawal.source': codes.withdrawalSource,
  'withdrawals_list.status': codes.withdrawalStatus,
  'withdrawals_export.status': codes.withdrawalStatus,
  'withdrawals_create.status': codes.withdrawalStatus,
  'withdrawals_cancel.status': codes.withdrawalStatus,
  'withdrawals_cancel.source': codes.withdrawalSource,
  'UserInfo.status': codes.userStatus,
  'Audit.stage': codes.auditStage,
  'Audit.state': codes.auditState,
  'SecuritySwitch.type': codes.securitySwitchType,
  'LogEntry.type': codes.logType,
  'LogEntry.result': codes.logResult,
  'Application.status': codes.appStatus,
  'Application.mode': codes.appMode,
  'applications_create.mode': codes.appMode,
  'applications_create.status': codes.appStatus,
  'applications_edit.mode': codes.appMode,
  'applications_edit.status': codes.appStatus,
  'applications_list.mode': codes.appMode,
  'applications_list.status': codes.appStatus,
  'ApplicationCurrency.status': codes.currencyStatus,
  'SavedAddress.status': codes.addressStatus,
  'addresses_list.status': codes.addressStatus,
  'addresses_edit.status': codes.addressStatus,
  'user_log.type': codes.logType,
  'Callback.status': codes.callbackStatus,
  'CallbackDetail.status': codes.callbackStatus,
  'callbacks_list.status': codes.callbackStatus,
  'callbacks_resend.filter.status': codes.callbackStatus,
  'Notification.status': codes.notificationStatus,
  'Currency.status': codes.currencyStatus,
  'CurrencyChoice.status': codes.currencyStatus,
  'StreamEntry.type': codes.streamType,
  'funds_stream.type': codes.streamType,
  'WorkOrder.status': codes.workOrderStatus,
  'WorkOrder.type': codes.workOrderType,
  'workOrders_list.status': codes.workOrderStatus,
  'workOrders_list.type': codes.workOrderType,
  'workOrders_create.type': codes.workOrderType,
  'workOrders_create.contact': codes.workOrderContact,
  'WorkOrderDetail.status': codes.workOrderStatus,
  'WorkOrderDetail.type': codes.workOrderType,
  'WorkOrderMessage.author': codes.workOrderAuthor,
  'auth_sendEmailCode.type': codes.emailPurpose,
  'auth_sendSmsCode.type': codes.smsPurpose,
  'security_verify.type': codes.emailPurpose,
  'Refusal.code': ofError,
};

/** Those that mean the same wherever they are. */
const byName: Readonly<Record<string, Codes>> = {
  diff_type: codes.paymentDifference,
  exception: codes.paymentDifference,
  progress: codes.movementProgress,
  order_type: codes.callbackOrderType,
  callback_type: codes.callbackType,
  payload: codes.callbackPayload,
  payment_mode: codes.paymentMode,
  default_payment_mode: codes.paymentMode,
  types: codes.notificationType,
  balance_type: codes.balanceType,
  last_result: codes.collectionResult,
};

/** The named codes of a property or a parameter. */
export const codesOf = (owner: string, name: string): Codes | undefined =>
  byOwner[`${owner}.${name}`] ?? byName[name];
