import { createReadStream, readFileSync, statSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, posix, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { commonHeaders, hashedFileCache, type ServedRule } from './servedFiles.ts';

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

const suffixes: Readonly<Record<Encoding, string | undefined>> = {
  br: '.br',
  gzip: '.gz',
  identity: undefined,
};

/** Returns the compressed copy of the build, or compresses the file. A copy that is older than the file isn't used. */
function encoded(file: string, encoding: Encoding): Buffer {
  const copy = `${file}${suffixes[encoding] ?? ''}`;
  const made = look(copy);
  return encoding !== 'identity' && made && made.mtimeMs >= statSync(file).mtimeMs
    ? readFileSync(copy)
    : encode(readFileSync(file), encoding);
}

export interface StaticOptions {
  readonly root: string;
  readonly rules?: readonly ServedRule[];
}

const everyFile: readonly ServedRule[] = [
  { name: 'hashed', path: '^assets/', file: 'own', headers: { 'cache-control': hashedFileCache } },
  { name: 'file', path: '', file: 'own', headers: { 'cache-control': 'no-cache' } },
];

/** Returns a handler that serves a folder, compressed if accepted. Hashed names are cached. */
export function staticHandler({ root, rules = everyFile }: StaticOptions) {
  const cache = new Map<string, Buffer>();
  const base = normalize(join(root, '.'));

  function fileFor(path: string, rule: ServedRule | undefined): string | undefined {
    if (rule?.file === 'index.html') return join(root, rule.file);
    if (rule?.file !== 'own') return undefined;
    const requested = normalize(join(root, path));
    if (requested !== base && !requested.startsWith(base + sep)) return undefined;
    const file = isDirectory(requested) ? join(requested, 'index.html') : requested;
    return isFile(file) ? file : undefined;
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
    const rule = rules.find((one) => new RegExp(one.path).test(path.slice(1)));
    const file = fileFor(path, rule);
    if (file === undefined) {
      refuse(404);
      return;
    }
    const extension = extname(file);
    const headers: Record<string, string> = {
      ...commonHeaders,
      'content-type': types[extension] ?? 'application/octet-stream',
      ...rule?.headers,
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
    const body = cache.get(key) ?? encoded(file, encoding);
    cache.set(key, body);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    response.writeHead(200, { ...headers, vary: 'accept-encoding' }).end(body);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    try {
      serve(request, response);
    } catch {
      // A new build may have removed the file after reading started.
      if (response.headersSent) response.destroy();
      else response.writeHead(500, commonHeaders).end();
    }
  };
}

/** Returns the decoded, normalized path. `undefined` if it's malformed or outside the folder. */
export function pathOf(raw: string): string | undefined {
  const target = raw.startsWith('/') ? `http://localhost${raw}` : raw;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
  try {
    const path = decodeURIComponent(new URL(target).pathname);
    const isOutside = posix.join('.', path).startsWith('..');
    return isOutside || /[\p{Cc}\\]/u.test(path) ? undefined : posix.normalize(path);
  } catch {
    return undefined;
  }
}

const isDirectory = (file: string) => look(file)?.isDirectory() === true;
const isFile = (file: string) => look(file)?.isFile() === true;

/** Returns the metadata of a file. Undefined if it's missing, or if its path is invalid. */
function look(file: string) {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
