import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The path and query that a request asks for; `undefined` for a target that is not one of a page or a call. */
export function targetOf(message: IncomingMessage): URL | undefined {
  const raw = message.url ?? '';
  // A path of two slashes would be read as a host.
  if (raw.startsWith('/')) return parse(`http://localhost${raw}`);
  // The absolute form of RFC 9112 §3.2.2; its host stands in place of the header's.
  return /^https?:\/\//i.test(raw) ? parse(raw) : undefined;
}

/** The same as it was sent, which is what a caller signs. */
export const rawTargetOf = ({ url = '' }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?#]*/i, '');

const parse = (url: string) => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * Whether the controls may answer. They hand out tokens and codes, so that no other page may read them: the
 * `Host` must not be a name that an attacker can point here (DNS rebinding), and the `Origin`, where
 * there is one, must be this server's or another of this machine. Programs send no `Origin`.
 */
export function isControlAllowed({ headers, url = '' }: IncomingMessage): boolean {
  const named = url.startsWith('/') ? `http://${headers.host ?? ''}` : url;
  const host = parse(named);
  if (!host || !(isLocalName(host.hostname) || isIP(plainHost(host.hostname)) !== 0)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = parse(origin);
  return from !== undefined && (from.host === host.host || isLocalName(from.hostname));
}

/**
 * Whether a page of another origin calls: callbacks that such a call causes are not sent. A page of this server is
 * recognized by its name only if the call came in from another machine; a name that leads to this machine could be
 * an attacker's.
 */
export function isForeign(message: IncomingMessage): boolean {
  const { origin = '', host = '', 'sec-fetch-site': site } = message.headers;
  if (origin === '' && site !== 'cross-site') return false;
  if (isControlAllowed(message)) return false;
  const isShared = !isLocalName((message.socket.localAddress ?? '').replace(/^::ffff:/, ''));
  return !(isShared && parse(origin)?.host === host);
}

const plainHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Names that RFC 6761 keeps on this machine, and the loopback addresses. */
function isLocalName(hostname: string): boolean {
  const name = plainHost(hostname);
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}
