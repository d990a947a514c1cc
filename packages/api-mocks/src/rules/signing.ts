import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { callbackBody, orderEventBody, type OrderEventBody } from '#contract/callbacks.ts';
import { callbackToSign, SIGNATURE_WINDOW_SECONDS, signingHeaders, textToSign } from '#contract/signing.ts';
import { hmacOf, isSameText, type Content } from './hmac.ts';

const systemTime = () => Math.floor(Date.now() / 1000);

export interface CallToSign {
  /** The ID of the application, such as `app_1001284604`. */
  readonly key: string;
  /** The secret key of the application, such as `sk_test_…`. */
  readonly secret: string;
  readonly method: string;
  /** The path, such as `/api/v1/orders`. It may include the query. */
  readonly path: string;
  /** The query as it's sent, or its fields if `URLSearchParams` encodes the query of the request. */
  readonly query?: string | URLSearchParams | Readonly<Record<string, string>>;
  /** The body exactly as sent. */
  readonly body?: Content;
  /** The time of the signature in Unix seconds. Default: the system time. */
  readonly time?: number;
  /** The nonce. Default: 32 random hexadecimal digits. */
  readonly nonce?: string;
}

export type SignedHeaders = Record<(typeof signingHeaders)[keyof typeof signingHeaders], string>;

/** Returns the four headers that sign a call of an application. */
export function signCall(call: CallToSign): SignedHeaders {
  const { key, secret, path, query = '', body = '', time = systemTime() } = call;
  const { nonce = bytesToHex(randomBytes(16)) } = call;
  const search = typeof query === 'string' ? query.replace(/^\?/, '') : String(new URLSearchParams(query));
  const target = search === '' ? path : `${path}?${search}`;
  const method = call.method.toUpperCase();
  const text = textToSign({ time: String(time), nonce, method, target, body: '' });
  return {
    [signingHeaders.app]: key,
    [signingHeaders.time]: String(time),
    [signingHeaders.nonce]: nonce,
    [signingHeaders.signature]: hmacOf(secret, text, body),
  };
}

/** `Headers`, a `Map`, pairs, or an object as in Node.js and Lambda. The case of names is ignored. */
export type ReceivedHeaders =
  | Iterable<readonly [string, string | readonly string[]]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The reasons why a callback isn't accepted. */
export const callbackProblems = [
  /** The time or the signature is missing, or the time isn't a number. */
  'missing_header',
  /** The time differs from the current time by more than five minutes, so the callback may be a replay. */
  'expired',
  'signature',
  /** The signature is valid, but this version of the package doesn't know the event. Respond with 200. */
  'unknown_event',
] as const;
export type CallbackProblem = (typeof callbackProblems)[number];

/** The body of an event. The bodies of test events and of events without an order don't contain a `sequence`. */
export type CallbackEventBody = OrderEventBody | v.InferOutput<typeof callbackBody>;

export type VerifiedCallback =
  | { readonly ok: true; readonly event: CallbackEventBody }
  | { readonly ok: false; readonly reason: CallbackProblem };

export interface ReceivedCallback {
  readonly headers: ReceivedHeaders;
  /** The body as it was received, before `JSON.parse`. */
  readonly body: Content;
  /** The signing key of the application (`whsec_…`), or the old and the new key during a key rotation. */
  readonly secret: string | readonly string[];
  /** The current time in Unix seconds. Default: the system time. */
  readonly now?: number;
}

function readHeader(headers: ReceivedHeaders, name: string): string {
  const pairs = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
  const own = pairs.filter(([key]) => key.toLowerCase() === name.toLowerCase());
  return own.flatMap(([, value]) => value ?? []).join(',');
}

function readEvent(body: Content): CallbackEventBody | undefined {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
    return v.parse(v.union([orderEventBody, callbackBody]), JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Checks the time and the signature in constant time. Returns the event, or the reason for a rejection. */
export function verifyCallback(received: ReceivedCallback): VerifiedCallback {
  const { headers, body, secret, now = systemTime() } = received;
  const time = readHeader(headers, signingHeaders.time).trim();
  const given = readHeader(headers, signingHeaders.signature).toLowerCase();
  if (!/^\d+$/.test(time) || given === '') return { ok: false, reason: 'missing_header' };
  if (Math.abs(now - Number(time)) > SIGNATURE_WINDOW_SECONDS) return { ok: false, reason: 'expired' };
  const own = [secret].flat().map((key) => hmacOf(key, callbackToSign(time, ''), body));
  // During a key rotation, the header contains two signatures, separated by a comma.
  const isGenuine = given.split(',').some((one) => own.some((other) => isSameText(one.trim(), other)));
  if (!isGenuine) return { ok: false, reason: 'signature' };
  const event = readEvent(body);
  return event ? { ok: true, event } : { ok: false, reason: 'unknown_event' };
}
