import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Returns the URL of a request, or `undefined` if the target isn't a path or an HTTP URL. */
export function targetOf(message: IncomingMessage): URL | undefined {
  const raw = message.url ?? '';
  // The base prevents a path with two leading slashes from being parsed as a host.
  if (raw.startsWith('/')) return parse(`http://localhost${raw}`);
  // The absolute form of RFC 9112 §3.2.2. Its host has priority over the `Host` header.
  return /^https?:\/\//i.test(raw) ? parse(raw) : undefined;
}

/** Returns the path and query exactly as they were sent, because the caller signed this text. */
export const rawTargetOf = ({ url = '' }: IncomingMessage): string => url.replace(/^https?:\/\/[^/?#]*/i, '');

const parse = (url: string) => (URL.canParse(url) ? new URL(url) : undefined);

/**
 * Checks if a caller may use the controls, which return tokens and codes.
 * - `Host` must be a local name or an IP address. Other names can resolve to this machine (DNS rebinding).
 * - `Origin` must be this server or another server on this machine. Programs don't send it.
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
 * Checks if a page of another origin made the call, whose callbacks then aren't sent. A host name identifies
 * this server only if the call came over a network, because of DNS rebinding. `address` is the caller's.
 */
export function isForeign(message: IncomingMessage, address: string): boolean {
  const { origin = '', host = '', 'sec-fetch-site': site } = message.headers;
  if (origin === '' && site !== 'cross-site') return false;
  if (isControlAllowed(message)) return false;
  const isShared = [message.socket.localAddress?.replace(/^::ffff:/, ''), address].some(
    (one = '') => isIP(one) !== 0 && !isLocalName(one),
  );
  return !(isShared && parse(origin)?.host === host);
}

const plainHost = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Checks if a name refers to this machine: a local name (RFC 6761) or a loopback address. */
export function isLocalName(hostname: string): boolean {
  const name = plainHost(hostname);
  return (
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name)
  );
}

/** The minimum number of bytes for compression. Shorter responses fit in one network packet without it. */
const LEAST_COMPRESSED = 1024;
/** Level 4 is as fast as gzip, and its result is 10% smaller. Higher levels are too slow for responses. */
const BROTLI_QUALITY = 4;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

const isText = (type: string) => /^(?:text\/|application\/json|image\/svg)/.test(type);

async function compressed(bytes: Buffer, message: IncomingMessage, to: ServerResponse): Promise<Buffer> {
  if (bytes.length < LEAST_COMPRESSED || !isText(String(to.getHeader('content-type')))) return bytes;
  to.setHeader('vary', 'Accept-Encoding');
  const accepted = (message.headers['accept-encoding'] ?? '').toLowerCase();
  const accepts = (name: string) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  if (accepts('br')) {
    to.setHeader('content-encoding', 'br');
    return asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  }
  if (!accepts('gzip')) return bytes;
  to.setHeader('content-encoding', 'gzip');
  return asGzip(bytes);
}

/** Files are sent while they are written, and other responses when they are complete. */
const isFile = (response: Response) => response.headers.has('content-disposition');

export async function send(
  response: Response,
  message: IncomingMessage,
  to: ServerResponse,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  if (to.destroyed || to.headersSent) {
    await response.body?.cancel();
    return;
  }
  to.statusCode = response.status;
  to.setHeader('x-content-type-options', 'nosniff');
  response.headers.forEach((value, name) => to.setHeader(name, value));
  for (const [name, value] of Object.entries(more)) to.setHeader(name, value);
  if (isFile(response) && response.body) {
    if (message.method === 'HEAD') {
      await response.body.cancel();
      to.end();
      return;
    }
    to.flushHeaders();
    // If the caller disconnects, the stream is destroyed. The thread that writes the file then stops.
    await pipeline(Readable.from(response.body), to).catch(() => to.destroy());
    return;
  }
  const body = await compressed(Buffer.from(await response.arrayBuffer()), message, to);
  if (to.destroyed) return;
  if (response.status !== 204) to.setHeader('content-length', body.length);
  to.end(body);
}
