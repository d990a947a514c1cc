import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const isText = (extension: string) => /^\.(css|html|js|mjs|json|map|svg|txt|webmanifest)$/.test(extension);

type Encoding = 'br' | 'gzip' | 'identity';

function encodingFor(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

function encode(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  }
  return encoding === 'gzip' ? gzipSync(bytes, { level: 9 }) : bytes;
}

export interface StaticOptions {
  /** The folder to serve. */
  root: string;
  /** Served for a path that names no file, so that the router in the page can answer it. */
  fallback?: string;
  /** Headers of an HTML document at `path`. */
  documentHeaders?: (path: string) => Record<string, string>;
}

/** Serves a built site the way a production host does: compressed, hashed files cached for good. */
export function staticHandler({ root, fallback, documentHeaders }: StaticOptions) {
  const cache = new Map<string, Buffer>();

  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    let file = normalize(join(root, path));
    if (file !== root && !file.startsWith(root + sep)) {
      response.writeHead(404).end();
      return;
    }
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    // A missing file is a 404; a missing page is the router's business.
    if (!existsSync(file) && fallback && !extname(path)) file = join(root, fallback);
    if (!existsSync(file)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }

    const extension = extname(file);
    const headers: Record<string, string> = {
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      ...(extension === '.html' ? documentHeaders?.(path) : {}),
    };
    if (!isText(extension)) {
      response.writeHead(200, headers);
      createReadStream(file).pipe(response);
      return;
    }
    const encoding = encodingFor(request);
    const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
    const body = cache.get(key) ?? encode(readFileSync(file), encoding);
    cache.set(key, body);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    response.writeHead(200, { ...headers, vary: 'accept-encoding' }).end(body);
  };
}
