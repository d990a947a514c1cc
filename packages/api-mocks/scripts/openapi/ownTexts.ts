import type { Json } from './json.ts';

const ownReason = 'Why, in your own words';
const shownReason = 'Why it was refused, in the language of X-Language; empty when it was not';
const callerLocation = 'City and country of the caller';
const postal = 'Postal address of the merchant';
const isUnread = 'Whether support has written something that was not read';
const howAnswered = 'How support answers: 1 in the console, 2 by email';
const feeRate = 'Fee as a share of the amount';
const pairDirection = '1 the listed direction of the pair, 2 the reverse';
const refundState = '1 on its way, 2 sent';
const onOff = '1 on, 2 off';
const merchantKind = 'Kind of merchant: 1 individual, 2 company';

/** What a property says where its name means something else elsewhere, by its component or call. */
export const ownTexts: Readonly<Record<string, string>> = {
  'ApplicationOption.name': 'Name of the application',
  'Application.name': 'Name of the application',
  'Application.endpoints.id': 'Id of the endpoint; it stays while the URL stays',
  'Application.endpoints.status': onOff,
  'Application.endpoints.url': 'URL that the events are sent to',
  'WhitelistEntry.note': 'What the address is for',
  'Audit.reason': 'Why the review refused it; empty when it did not',
  'Audit.fields.reason': 'What is wrong with the field',
  'CurrencyChoice.subset.gas': 'Whether the token pays network fees',
  'LogEntry.address': callerLocation,
  'LogEntry.content': 'What was done, in the language of X-Language',
  'LoginAnswer.token': 'Token of the session, sent as X-Token from then on',
  'MerchantProfile.address': postal,
  'Notification.address': callerLocation,
  'Opening.business.type': merchantKind,
  'Opening.merchant.address': postal,
  'OrderRefund.status': refundState,
  'PaymentRefund.status': refundState,
  'RequestOutcome.reason': 'Why it was refused, as a name; empty when it was not',
  'SearchHit.kind':
    'What was found: `payment`, `withdrawal`, `recharge`, `application`, `address`, `workOrder` or `token`',
  'SearchHit.status': 'State of what was found, as a code of its kind',
  'ServiceStatus.chains.status': '1 normal, 2 under maintenance',
  'Session.address': callerLocation,
  'SwapPair.status': '1 open, 2 paused while a network is under maintenance',
  'UserInfo.last_login.address': callerLocation,
  'UserInfo.password': 'Whether an account password is set',
  'UserInfo.security_time.password': 'When the account password was changed, in Unix seconds; 0 for never',
  'Withdrawal.rate': feeRate,
  'Withdrawal.reason': shownReason,
  'WithdrawalCost.rate': feeRate,
  'WorkOrder.unread': isUnread,
  'WorkOrderDetail.contact': howAnswered,
  'WorkOrderDetail.unread': isUnread,
  'applications_create.name': 'Name of the application, unique for the merchant',
  'applications_edit.name': 'Name of the application, unique for the merchant',
  'applications_create.endpoints.status': onOff,
  'applications_create.endpoints.url': 'URL that the events are sent to',
  'applications_edit.endpoints.status': onOff,
  'applications_edit.endpoints.url': 'URL that the events are sent to',
  'applications_list.name': 'Part of the name of an application',
  'auth_verifyLogin.token': 'Token that the first step of the sign-in answered',
  'market_search.name': 'Part of the symbol or name of a token',
  'orders_refund.reason': ownReason,
  'payments_refund.reason': ownReason,
  'recharge_list.status': 'State of the deposit as a code',
  'security_password.type': 'Which one: 1 the account password, 2 the transaction password',
  'security_verify.subject': 'SHA-256 of what is verified, in hexadecimal; several for several calls',
  'swap_create.direction': pairDirection,
  'swap_quote.direction': pairDirection,
  'user_delete.reason': ownReason,
  'user_edit.address': postal,
  'user_edit.business.type': merchantKind,
  'user_edit.merchant.address': postal,
  'user_saveView.name': 'Name of the view',
  'workOrders_create.contact': 'How support answers',
  'withdrawals_cancel.rate': feeRate,
  'withdrawals_cancel.reason': shownReason,
};

/** Examples of properties whose name means something else elsewhere, by their component or call. */
export const ownExamples: Readonly<Record<string, Json>> = {
  'ApplicationOption.name': 'Checkout · web',
  'Audit.reason': 'The document is not readable',
  'Audit.fields.field': 'documents',
  'Audit.fields.reason': 'The document is not readable',
  'LoginAnswer.token': 'tok_5f2a8c1e6d4a4b6e',
  'ParameterError.msg': 'Parameter error',
  'Refusal.msg': 'Operation failed',
  'Refusal.reason': 'state_conflict',
  'SignatureRefusal.msg': 'This nonce was already used',
  'Withdrawal.reason': 'The node rejected the transfer',
  'WithdrawalCost.reason': 'maintenance',
  'WithdrawalsClosed.reason': 'password_changed',
  'applications_create.name': 'Checkout · web',
  'applications_list.name': 'Checkout',
  'payments_export.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'payments_list.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'payments_refund.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'payments_totals.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'withdrawals_cancel.reason': 'The node rejected the transfer',
  'withdrawals_export.address': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  'withdrawals_list.address': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  'PaymentRefund.address': 'TQRP5nY88792amKPVu4iTgDWTVzm3Gzcwk',
  'RechargeAddress.address': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
};

/** Examples by name, where no answer and no example has a value. */
export const namedExamples: Readonly<Record<string, readonly Json[]>> = {
  action: ['bind'],
  address_id: ['3001'],
  anti_phishing: ['blue heron'],
  error: ['timeout'],
  event_id: ['evt_984a69a05e24d687be11581e'],
  fee_token: ['USDT'],
  field: ['company_name'],
  invite_code: ['NW2026'],
  job_id: ['job_5f2a8c1e6d4a'],
  lang: ['en-US'],
  last_reason: ['saved_only'],
  memo: ['104729'],
  model: ['shop'],
  old_secret_mask: ['sk_…81fe'],
  pair: ['101-203'],
  phone_mask: ['151****678'],
  qrcode: ['otpauth://totp/Settlement:1001284601?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  secret: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  secret_key: ['sk_test_65828a4803b7fb140f4c864456da03de1c34034c'],
  token_id: ['1'],
  uri: ['bitcoin:bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95'],
  valid_minutes: [30],
  volume: ['50k'],
  withdraw_lock_reason: ['password_changed'],
};
