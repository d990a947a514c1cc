import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isSameText } from '#rules/hmac.ts';
import { isControlAllowed, isLocalName } from './httpMessages.ts';

/** The header with the token of `--control-token`. */
export const CONTROL_TOKEN_HEADER = 'X-Control-Token';

export interface Access {
  /** The token that callers on other machines need for the controls. Default: no token is required. */
  readonly controlToken?: string | undefined;
  /** The IP addresses of proxies whose `X-Forwarded-*` headers are used. Default: none. */
  readonly trustedProxies?: readonly string[];
}

/** Returns an IPv4 address, even if it's mapped to IPv6. Converts `::1` to `127.0.0.1`. */
const plainAddress = (address = '') => (address === '::1' ? '127.0.0.1' : address.replace(/^::ffff:/, ''));

const textOf = (header: string | string[] | undefined) =>
  (Array.isArray(header) ? header.join(',') : header) ?? '';

/** Returns the caller's IP address. Removes untrusted proxy headers, because callers can forge them. */
export function readCaller({ headers, socket }: IncomingMessage, { trustedProxies = [] }: Access): string {
  const sender = plainAddress(socket.remoteAddress);
  const isTrusted = (address: string) => trustedProxies.includes(address);
  const forwarded = textOf(headers['x-forwarded-for'])
    .split(',')
    .map((one) => plainAddress(one.trim()));
  const host = textOf(headers['x-forwarded-host']);
  const proto = textOf(headers['x-forwarded-proto']);
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']) delete headers[name];
  if (!isTrusted(sender)) return sender;
  if (host !== '') headers.host = host;
  if (proto === 'https') headers['x-forwarded-proto'] = proto;
  return forwarded.findLast((address) => isIP(address) !== 0 && !isTrusted(address)) ?? sender;
}

/**
 * Allows callers with the control token. All others must pass `isControlAllowed` and, if a token is set, be
 * on this machine.
 */
export function mayControl(message: IncomingMessage, address: string, { controlToken }: Access): boolean {
  if (controlToken === undefined) return isControlAllowed(message);
  const given = textOf(message.headers[CONTROL_TOKEN_HEADER.toLowerCase()]);
  return isSameText(given, controlToken) || (isLocalName(address) && isControlAllowed(message));
}
