/** One code for each message name of specification §8. Clients show each as an error, except 10038. */
export const errorNames = {
  10001: 'operation failed',
  10002: 'parameter error',
  10003: 'account does not exist',
  10004: 'this currency is not supported temporarily',
  10005: 'no address available',
  10006: 'non-existent transaction',
  10007: 'this transaction cannot be refunded',
  10008: 'sms verification code error or expired',
  10009: 'mobile number already exists or does not exist',
  10010: 'frequent operation',
  10011: 'password error',
  10012: 'currency does not exist',
  10013: 'account under review',
  10014: 'account opened',
  10015: 'same as original password',
  10016: 'mailbox already exists',
  10017: 'inconsistent with original password',
  10018: 'google code error',
  10019: 'token already exists',
  10020: 'name cannot be duplicate',
  10021: 'merchant does not exist',
  10022: 'the amount is too small',
  10023: 'insufficient balance',
  10024: 'your account cannot be withdrawn temporarily',
  10025: 'single withdrawal amount too large',
  10026: 'total withdrawal value exceeds the limit within 24 hours',
  10027: 'email verification code error or expired',
  10028: 'please open PUT chain USDT first',
  10038: 'security verification required',
} as const;

export type ErrorCode = keyof typeof errorNames;
export type ErrorName = (typeof errorNames)[ErrorCode];

/** The error codes by name, for use in code. */
export const errorCode = {
  OPERATION_FAILED: 10001,
  PARAMETER_ERROR: 10002,
  ACCOUNT_NOT_FOUND: 10003,
  CURRENCY_NOT_SUPPORTED: 10004,
  NO_ADDRESS_AVAILABLE: 10005,
  TRANSACTION_NOT_FOUND: 10006,
  NOT_REFUNDABLE: 10007,
  SMS_CODE_WRONG: 10008,
  PHONE_INVALID: 10009,
  TOO_FREQUENT: 10010,
  PASSWORD_WRONG: 10011,
  CURRENCY_NOT_FOUND: 10012,
  UNDER_REVIEW: 10013,
  ACCOUNT_OPENED: 10014,
  PASSWORD_UNCHANGED: 10015,
  EMAIL_EXISTS: 10016,
  PASSWORD_MISMATCH: 10017,
  GOOGLE_CODE_WRONG: 10018,
  TOKEN_EXISTS: 10019,
  NAME_EXISTS: 10020,
  MERCHANT_NOT_FOUND: 10021,
  AMOUNT_TOO_SMALL: 10022,
  INSUFFICIENT_BALANCE: 10023,
  WITHDRAWALS_CLOSED: 10024,
  AMOUNT_TOO_LARGE: 10025,
  DAY_LIMIT_EXCEEDED: 10026,
  EMAIL_CODE_WRONG: 10027,
  GAS_ACCOUNT_CLOSED: 10028,
  VERIFICATION_REQUIRED: 10038,
} as const satisfies Record<string, ErrorCode>;

/** The error codes of a call that moves money out of the account. */
export const outgoingErrors = [
  errorCode.AMOUNT_TOO_SMALL,
  errorCode.INSUFFICIENT_BALANCE,
  errorCode.WITHDRAWALS_CLOSED,
  errorCode.AMOUNT_TOO_LARGE,
  errorCode.DAY_LIMIT_EXCEEDED,
] as const;

/** The token is missing, expired or unknown. */
export const LOGIN_EXPIRED = 401;
/** An internal error of the server. The client shows its message (specification §8). */
export const SERVER_ERROR = 500;
/** The only success code of the envelope (specification §7). */
export const SUCCESS = 200;

/** The envelope of every response. */
export interface Envelope<Data = unknown> {
  code: number;
  msg?: string;
  data?: Data;
}

/** The `data` of an error: its reason and the invalid fields. */
export interface ErrorData {
  reason?: string;
  /** The reason as a sentence in the language of the caller. Only in responses to signed calls. */
  message?: string;
  /** The message name for each invalid field, one of `fieldErrors`. Names don't depend on the language. */
  errors?: Record<string, string>;
  /** The messages as sentences in the language of the caller. */
  messages?: Record<string, string>;
  /** The allowed values by field, or the known field names for each unknown field. */
  allowed?: Record<string, readonly unknown[]>;
}
