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
  'payments_list.status': codes.paymentStatus,
  'payments_export.status': codes.paymentStatus,
  'Withdrawal.status': codes.withdrawalStatus,
  'Withdrawal.source': codes.withdrawalSource,
  'UserInfo.status': codes.userStatus,
  'Audit.stage': codes.auditStage,
  'Audit.state': codes.auditState,
  'SecuritySwitch.type': codes.securitySwitchType,
  'LogEntry.type': codes.logType,
  'LogEntry.result': codes.logResult,
  'Application.status': codes.appStatus,
  'Application.mode': codes.appMode,
  'SavedAddress.status': codes.addressStatus,
  'Callback.status': codes.callbackStatus,
  'CallbackDetail.status': codes.callbackStatus,
  'Notification.status': codes.notificationStatus,
  'Currency.status': codes.currencyStatus,
  'CurrencyChoice.status': codes.currencyStatus,
  'StreamEntry.type': codes.streamType,
  'WorkOrder.status': codes.workOrderStatus,
  'WorkOrder.type': codes.workOrderType,
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
