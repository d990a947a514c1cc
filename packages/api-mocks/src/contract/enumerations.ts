/* Codes without a reference to the specification are defined here. */

/** The status of a payment (specification §4). */
export const paymentStatus = {
  toBePaid: 1,
  paid: 2,
  timeout: 3,
  closed: 4,
  underRefund: 5,
  refunded: 6,
  error: 7,
  chainConfirmationFailure: 8,
} as const;

/** The difference between an order and its payment: underpaid, overpaid, paid late or paid more than once. */
export const paymentDifference = { none: 0, under: 1, over: 2, late: 3, multiple: 4 } as const;

/** The scope of a refund: the whole amount, the overpaid amount, or a part. */
export const refundScope = { whole: 1, excess: 2, part: 3 } as const;
export const refundStatus = { inProgress: 1, sent: 2, failed: 3 } as const;

/** The events of an order. An order has at most one `payment.paid` event. */
export const orderEvents = [
  'payment.created',
  'payment.partially_paid',
  'payment.paid',
  'payment.timeout',
  'payment.closed',
  'payment.error',
  'payment.confirmation_failed',
  'refund.requested',
  'refund.sent',
  'refund.failed',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** The status of a payment link. A link that can be paid once is used up when it's paid. */
export const paymentLinkStatus = { open: 1, closed: 2, expired: 3, usedUp: 4 } as const;

/** The status of a user. 3 means authorized (specification §3). */
export const userStatus = { notOpened: 0, underReview: 1, failed: 2, authorised: 3, abnormal: 4 } as const;

export const auditStage = { primary: 1, advanced: 2, completed: 3 } as const;
export const auditState = { progress: 1, passed: 2, failed: 3, abnormal: 4 } as const;

/** The first four names are withdrawal states, and the last two are record progress (specification §4). */
export const withdrawalStatus = {
  auditing: 1,
  auditReject: 2,
  transferring: 3,
  confirming: 4,
  accomplish: 5,
  canceled: 6,
  abnormal: 7,
} as const;

export const withdrawalSource = { console: 1, api: 2, automatic: 3 } as const;

/** The result of the last run of an automatic collection. After a blocked run, the next scheduled run tries again. */
export const collectionResult = { none: 0, collected: 1, belowThreshold: 2, blocked: 3 } as const;

/** The record progress of specification §4. */
export const movementProgress = { inProgress: 1, accomplish: 2, canceled: 3 } as const;

/** The delivery states of a webhook in specification §4. `notSent` is an extension. */
export const callbackStatus = {
  toBeConfirmed: 1,
  confirmed: 2,
  rewardCalculation: 3,
  success: 4,
  failed: 5,
  confirmTimeout: 6,
  callbackTimeout: 7,
  notSent: 8,
} as const;

export const callbackOrderType = {
  payment: 1,
  recharge: 2,
  withdrawal: 3,
  refund: 4,
  internalTransfer: 5,
  swap: 6,
} as const;

/** The cause of a delivery: an event, a manual resend, or a test. */
export const callbackType = { automatic: 1, manual: 2, test: 3 } as const;

export const callbackPayload = { original: 1, latest: 2 } as const;

export const paymentMode = { contract: 1, address: 2, hybrid: 3 } as const;
export const appMode = { live: 1, test: 2 } as const;
export const appStatus = { active: 1, paused: 2 } as const;

/** `1` on, `2` off. Read and unread have the same codes. */
export const onOffCode = { on: 1, off: 2 } as const;

/** The unit of an amount: 1 the token, 2 USDT (specification §9). */
export const balanceType = { balance: 1, usdtBalance: 2 } as const;

export const streamType = {
  payment: 1,
  recharge: 2,
  swap: 3,
  withdrawal: 4,
  internalTransfer: 5,
  gas: 6,
  collection: 7,
  refund: 8,
  freeze: 9,
  unfreeze: 10,
} as const;

export const movementDirection = { in: 1, out: 2 } as const;

/** The status of a notification: 1 read, 2 unread (specification §3). */
export const notificationStatus = { read: 1, unread: 2 } as const;

/** 2 and 5 come from specification §3. Clients show an unknown type with its title and content. */
export const notificationType = {
  announcement: 1,
  login: 2,
  payment: 3,
  withdrawal: 4,
  fundAggregation: 5,
  security: 6,
  callback: 7,
  workOrder: 8,
  permission: 9,
  recharge: 10,
} as const;

export const currencyStatus = { normal: 1, maintenance: 2 } as const;

/** The purposes of email codes and tickets (specification §7). */
export const emailPurpose = {
  login: 1,
  register: 2,
  retrievePassword: 3,
  opening: 4,
  googleAuth: 5,
  updateMailbox: 6,
  updatePassword: 7,
  withdrawal: 8,
  updateMailboxNew: 9,
  bindPhone: 10,
} as const;

/** The purposes of codes sent by text message (specification §7). */
export const smsPurpose = { bindPhone: 1, updatePhone: 2, withdrawal: 3 } as const;

/** The type of a security switch. 3 is an extension: it notifies the merchant of every sign-in. */
export const securitySwitchType = { login: 1, withdrawal: 2, loginNotice: 3 } as const;

export const verificationMethods = ['google_auth', 'phone', 'email'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

export const logType = { login: 1, security: 2, key: 3, money: 4, settings: 5 } as const;
export const logResult = { success: 1, failure: 2 } as const;

export const workOrderStatus = {
  pending: 1,
  processing: 2,
  awaitingReply: 3,
  completed: 4,
  closed: 5,
} as const;

export const workOrderType = {
  paymentNotCredited: 1,
  withdrawal: 2,
  wrongNetwork: 3,
  webhook: 4,
  account: 5,
  permission: 6,
  billing: 7,
  suggestion: 8,
} as const;

/** The channel through which a merchant is notified about replies to a work order. */
export const workOrderContact = { console: 1, email: 2 } as const;

export const workOrderAuthor = { merchant: 1, support: 2, system: 3 } as const;

export const addressStatus = { active: 1, cooling: 2, disabled: 3 } as const;

export const chainFamilies = ['evm', 'tron', 'bitcoin', 'solana', 'put', 'xrp'] as const;
export type ChainFamily = (typeof chainFamilies)[number];

/** A code of an enumeration. `CodeOf<typeof paymentStatus>` is `1 | 2 | … | 8`. */
export type CodeOf<Codes extends Record<string, number>> = Codes[keyof Codes];
