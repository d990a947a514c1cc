import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
