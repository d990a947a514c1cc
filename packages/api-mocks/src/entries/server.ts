import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerControl } from '#core/control.ts';
import type { MockApi } from './createMockApi.ts';
import { isControlAllowed, targetOf } from './httpTarget.ts';
import { siteAnswer } from './site.ts';
import { indexPage } from './indexPage.ts';

export const BODY_LIMIT = 4 * 1024 * 1024;

export interface HttpOptions {
  /** Whether pages of any origin may call; for a server on its own port. */
  readonly isOpenToOrigins?: boolean;
  /** Told of each answer: method, path, status and milliseconds. */
  readonly log?: (line: string) => void;
}

class TooLarge extends Error {}

async function readBody(message: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(message.headers['content-length'] ?? 0);
  if (declared > BODY_LIMIT) throw new TooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > BODY_LIMIT) throw new TooLarge();
    parts.push(bytes);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/**
 * The headers as the bank reads them. No proxy stands before this server, so that a header that names an address is the
 * caller: tries are counted by address, and each made-up one would bring new tries.
 */
function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.delete('x-forwarded-for');
  return headers;
}

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    'Content-Type, X-Token, X-Ticket, X-Language, X-Time, X-Download, X-Mock-Scenario',
  'access-control-expose-headers': 'Content-Disposition, Date',
  'access-control-max-age': '600',
} as const;

async function send(
  response: Response,
  to: ServerResponse,
  more: Readonly<Record<string, string>>,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  if (to.destroyed || to.headersSent) return;
  to.statusCode = response.status;
  to.setHeader('x-content-type-options', 'nosniff');
  response.headers.forEach((value, name) => to.setHeader(name, value));
  for (const [name, value] of Object.entries(more)) to.setHeader(name, value);
  to.end(body);
}

const refusal = (status: number, msg: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ code: status, msg }, { status, headers: { 'cache-control': 'no-store', ...headers } });

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

function isOurs(pathname: string): boolean {
  return pathname.startsWith('/api/v1/') || pathname.startsWith('/__mock/') || pathname === '/config.json';
}

const isControl = (pathname: string) => pathname.startsWith('/__mock/') && siteAnswer(pathname) === undefined;

async function answerFor(api: MockApi, request: Request, pathname: string): Promise<Response> {
  if (pathname.startsWith('/api/v1/')) return api.handle(request);
  return siteAnswer(pathname) ?? (await answerControl(api, request)) ?? indexPage();
}

/**
 * The same bank over plain HTTP: `/api/v1/*`, `/config.json`, the Google stand-in and the controls
 * under `/__mock/`. What is not its own goes to `next`, or is answered 404.
 */
export function createHttpHandler(api: MockApi, options: HttpOptions = {}) {
  const more = options.isOpenToOrigins ? open : {};

  async function answer(message: IncomingMessage, to: ServerResponse, url: URL): Promise<void> {
    const gone = new AbortController();
    to.on('close', () => gone.abort());
    const method = message.method ?? 'GET';
    const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(message);
    const request = new Request(new URL(`${url.pathname}${url.search}`, 'http://localhost'), {
      method,
      headers: headersOf(message),
      signal: gone.signal,
      ...(body ? { body } : {}),
    });
    const response = await answerFor(api, request, url.pathname);
    if (response.type === 'error') to.destroy();
    // Who may read the controls is decided above, not by the reader's browser.
    else await send(response, to, isControl(url.pathname) ? {} : more);
  }

  /** What can be answered without the bank. */
  function answerFirst(message: IncomingMessage, url: URL): Response | undefined {
    const { method = 'GET' } = message;
    if (isControl(url.pathname) && !isControlAllowed(message)) {
      return refusal(403, 'The controls answer programs and pages of this machine alone');
    }
    if (method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: isControl(url.pathname) ? {} : open });
    }
    // fetch has no request with any other method (CONNECT, TRACE, those of WebDAV).
    return methods.includes(method)
      ? undefined
      : refusal(405, 'No such method', { allow: methods.join(', ') });
  }

  function handle(message: IncomingMessage, to: ServerResponse, next?: () => void): void {
    const url = targetOf(message);
    if (!url) {
      void send(refusal(400, 'No such target'), to, {});
      return;
    }
    const from = performance.now();
    if (!isOurs(url.pathname)) {
      if (next) next();
      else void send(url.pathname === '/' ? indexPage() : refusal(404, 'Not found'), to, more);
      return;
    }
    const first = answerFirst(message, url);
    if (first) {
      message.resume();
      void send(first, to, isControl(url.pathname) ? {} : more);
      return;
    }
    to.on('finish', () =>
      options.log?.(
        `${message.method ?? ''} ${url.pathname}${url.search} ${to.statusCode} ${(performance.now() - from).toFixed(1)} ms`,
      ),
    );
    answer(message, to, url).catch((error: unknown) => {
      if (to.destroyed || to.headersSent) return;
      if (error instanceof TooLarge) {
        message.resume();
        void send(refusal(413, 'The body is too large', { connection: 'close' }), to, more);
        return;
      }
      if (error instanceof DOMException && error.name === 'AbortError') {
        to.destroy();
        return;
      }
      options.log?.(`${message.method ?? ''} ${url.pathname} broke: ${String(error)}`);
      void send(refusal(500, 'The mock API broke'), to, more);
    });
  }

  return (message: IncomingMessage, to: ServerResponse, next?: () => void): void => {
    // A broken connection is not an error of the server.
    message.on('error', () => undefined);
    to.on('error', () => undefined);
    try {
      handle(message, to, next);
    } catch (error) {
      options.log?.(`${message.method ?? ''} ${message.url ?? ''} broke: ${String(error)}`);
      if (!to.headersSent) to.writeHead(500).end();
    }
  };
}
