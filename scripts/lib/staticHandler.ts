import { createReadStream, readFileSync, statSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
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

/** For files whose name changes with their content. */
export const hashedFileCache = 'public, max-age=31536000, immutable';

/** Headers of every answer, whatever it is. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} satisfies Record<string, string>;

/** Serves a built site like a production host: compressed, with hashed files cached permanently. */
export function staticHandler({ root, fallback, documentHeaders }: StaticOptions) {
  const cache = new Map<string, Buffer>();
  const base = normalize(join(root, '.'));

  /** The file for a path; `undefined` where there is none. */
  function fileFor(path: string): string | undefined {
    const requested = normalize(join(root, path));
    if (requested !== base && !requested.startsWith(base + sep)) return undefined;
    const file = isDirectory(requested) ? join(requested, 'index.html') : requested;
    if (isFile(file)) return file;
    // A missing file is a 404; a missing page is the router's business.
    const isPage = !path.startsWith('/assets/') && !/\.[A-Za-z0-9]+\/?$/.test(path);
    return fallback !== undefined && isPage ? join(root, fallback) : undefined;
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const refuse = (status: number, more: Record<string, string> = {}) =>
      void response
        .writeHead(status, { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', ...more })
        .end(STATUS_CODES[status]);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume();
      refuse(405, { allow: 'GET, HEAD' });
      return;
    }
    const path = pathOf(request.url ?? '');
    if (path === undefined) {
      refuse(400);
      return;
    }
    const file = fileFor(path);
    if (file === undefined) {
      refuse(404);
      return;
    }
    const extension = extname(file);
    const headers: Record<string, string> = {
      ...commonHeaders,
      'content-type': types[extension] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? hashedFileCache : 'no-cache',
      ...(extension === '.html' ? documentHeaders?.(path) : {}),
    };
    if (!isText(extension)) {
      response.writeHead(200, headers);
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
      return;
    }
    const encoding = encodingFor(request);
    const key = `${encoding}:${file}:${statSync(file).mtimeMs}`;
    const body = cache.get(key) ?? encode(readFileSync(file), encoding);
    cache.set(key, body);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    response.writeHead(200, { ...headers, vary: 'accept-encoding' }).end(body);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    try {
      serve(request, response);
    } catch {
      // A file that went away between two looks, as during a new build.
      if (response.headersSent) response.destroy();
      else response.writeHead(500, commonHeaders).end();
    }
  };
}

/** The decoded path of a request; `undefined` where it is malformed. */
function pathOf(raw: string): string | undefined {
  const target = raw.startsWith('/') ? `http://localhost${raw}` : raw;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  try {
    const path = decodeURIComponent(new URL(target).pathname);
    return /[\p{Cc}\\]/u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

const isDirectory = (file: string) => look(file)?.isDirectory() === true;
const isFile = (file: string) => look(file)?.isFile() === true;

/** The stats of a path; undefined for one that the file system rejects, such as a long one. */
function look(file: string) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
