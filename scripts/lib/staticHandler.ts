import { createReadStream, statSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { RequestListener } from 'node:http';
import { extname, join, posix } from 'node:path';
import { commonHeaders, mediaTypes, type ServedRule } from './servedFiles.ts';

const hasText = (type: string) => type.startsWith('text/') || type === 'application/json';

const typeByEnding = new Map(
  Object.entries({ 'text/html': ['html'], ...mediaTypes }).flatMap(([type, endings]) =>
    endings.map((ending) => [`.${ending}`, hasText(type) ? `${type}; charset=utf-8` : type]),
  ),
);

/** The compressed copies that a build contains, by the suffix of their names. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Returns a handler that serves a folder by rules, in the compressed copies of the build if accepted. */
export function staticHandler(root: string, rules: readonly ServedRule[]): RequestListener {
  return (request, response) => {
    const refuse = (status: number, more: Readonly<Record<string, string>> = {}) =>
      void response
        .writeHead(status, { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', ...more })
        .end(STATUS_CODES[status]);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      request.resume();
      return refuse(405, { allow: 'GET, HEAD' });
    }
    const path = pathOf(request.url ?? '');
    if (path === undefined) return refuse(400);
    const rule = rules.find((one) => new RegExp(one.path).test(path.slice(1)));
    if (!rule || rule.file === 'none') return refuse(404);
    const file = join(root, rule.file === 'own' ? path : rule.file);
    if (!isFile(file)) return refuse(404);
    const accepted = request.headers['accept-encoding'] ?? '';
    const [encoding, suffix] =
      encodings.find(([name, ending]) => accepted.includes(name) && isFile(file + ending)) ?? [];
    const stream = createReadStream(`${file}${suffix ?? ''}`);
    // A new build may have removed the file.
    stream.on('error', () => (response.headersSent ? response.destroy() : refuse(404)));
    // If the caller aborts the request, the file is closed.
    response.on('close', () => stream.destroy());
    return void stream.on('open', () => {
      response.writeHead(200, {
        ...commonHeaders,
        'content-type': typeByEnding.get(extname(file)) ?? 'application/octet-stream',
        vary: 'accept-encoding',
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        ...rule.headers,
      });
      stream.pipe(response);
    });
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

/** Checks if a path belongs to a file. Returns false if the path is invalid, for example because of its length. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
