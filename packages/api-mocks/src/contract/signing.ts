/**
 * How a merchant's server signs its calls [EXT]. The signature is HMAC-SHA-256, in hexadecimal, of `textToSign` with
 * the secret key of the application. Callbacks use the same headers for their time and signature.
 */
export const signingHeaders = {
  /** The application that calls, such as `app_1001284604`. */
  app: 'X-Settlement-App',
  /** When the call was signed, in Unix seconds. */
  time: 'X-Settlement-Time',
  /** 16 to 64 letters, digits, `-` or `_`, another one for each call. */
  nonce: 'X-Settlement-Nonce',
  signature: 'X-Settlement-Signature',
} as const;

/** A call whose time is further away than this from the server's is refused. */
export const SIGNATURE_WINDOW_SECONDS = 300;

export interface SignedRequest {
  readonly time: string;
  readonly nonce: string;
  readonly method: string;
  /** The path and the query as they are sent, such as `/api/v1/orders/info?out_trade_no=A-1`. */
  readonly target: string;
  /** The body as it is sent; empty where there is none. */
  readonly body: string;
}

/** Its five lines. No line but the last can contain a line end, so that no two requests have the same text. */
export const textToSign = ({ time, nonce, method, target, body }: SignedRequest): string =>
  [time, nonce, method, target, body].join('\n');

/**
 * Why a signed call is refused with 401 (`data.reason`):
 * - `signature_missing`: a header is missing or malformed.
 * - `signature_time`: the time is more than five minutes away.
 * - `signature`: no such application, or the signature is another one.
 * - `nonce_used`: the nonce was used before; the call may be a replay.
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
 * Why a call that is signed well is refused with 10001 (`data.reason`):
 * - `application_paused`: the application is paused.
 * - `key_mode`: the key was made for the other mode; rotate it.
 * - `ip_not_allowed`: the whitelist lacks the address of the caller.
 * - `scope`: the key lacks the scope in `data.scope`.
 */
export const accessReasons = ['application_paused', 'key_mode', 'ip_not_allowed', 'scope'] as const;
export type AccessReason = (typeof accessReasons)[number];
