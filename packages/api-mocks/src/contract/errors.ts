/** The error codes by name, for use in code. Their texts are in `texts.ts`, because the console loads them later. */
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
} as const;
export type ErrorCode = (typeof errorCode)[keyof typeof errorCode];

export const isErrorCode = (code: number): code is ErrorCode =>
  Object.values<number>(errorCode).includes(code);

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
