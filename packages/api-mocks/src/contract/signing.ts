/** The signature is the HMAC-SHA-256 of `textToSign` in hexadecimal. Callbacks use the same headers. */
export const signingHeaders = {
  /** The App ID of the calling application, such as `app_1001284604`. */
  app: 'X-Settlement-App',
  /** The time of the signature in Unix seconds. */
  time: 'X-Settlement-Time',
  /** A different text for each call: 16 to 64 letters, digits, `-` or `_`. */
  nonce: 'X-Settlement-Nonce',
  signature: 'X-Settlement-Signature',
} as const;

/** The maximum difference between the signed time and the server's time, in seconds. */
export const SIGNATURE_WINDOW_SECONDS = 300;

export interface SignedRequest {
  readonly time: string;
  readonly nonce: string;
  readonly method: string;
  /** The path and query exactly as sent, such as `/api/v1/orders/info?out_trade_no=A-1`. */
  readonly target: string;
  /** The body exactly as sent. Can be empty. */
  readonly body: string;
}

/** Only the last line can contain a line break, so different requests never have the same text. */
export const textToSign = ({ time, nonce, method, target, body }: SignedRequest): string =>
  [time, nonce, method, target, body].join('\n');

/** `time` is the value of `X-Settlement-Time`, and `body` is the body as it was sent. */
export const callbackToSign = (time: string, body: string): string => `${time}.${body}`;

/**
 * The reasons why a signed call is rejected with 401 (`data.reason`):
 * - `signature_missing`: a header is missing or malformed.
 * - `signature_time`: the time differs by more than five minutes.
 * - `signature`: the application doesn't exist, or the signature is wrong.
 * - `nonce_used`: the nonce was used before, so the call may be a replay.
 * - `key_expired`: the key has expired.
 */
export const signatureReasons = [
  'signature_missing',
  'signature_time',
  'signature',
  'nonce_used',
  'key_expired',
] as const;
export type SignatureReason = (typeof signatureReasons)[number];

/**
 * The reasons why a call with a valid signature is rejected with 10001 (`data.reason`):
 * - `application_paused`: the application is paused.
 * - `key_mode`: the key was created for the other mode. Rotate it.
 * - `ip_not_allowed`: the IP address of the caller isn't on the IP whitelist.
 * - `scope`: the key doesn't have the scope in `data.scope`.
 */
export const accessReasons = ['application_paused', 'key_mode', 'ip_not_allowed', 'scope'] as const;
export type AccessReason = (typeof accessReasons)[number];
