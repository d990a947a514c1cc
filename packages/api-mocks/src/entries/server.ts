import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { signingHeaders } from '#contract/signing.ts';
import { FOREIGN_HEADER, TARGET_HEADER } from '#core/access/signedCall.ts';
import { originAt } from '#core/http/requests.ts';
import { answerControl } from './control/control.ts';
import { SCENARIO_HEADER } from '#instance/handleRequests.ts';
import type { MockApi } from './createMockApi.ts';
import { type Access, CONTROL_TOKEN_HEADER, mayControl, readCaller } from './caller.ts';
import { isForeign, rawTargetOf, send, targetOf } from './httpMessages.ts';
import { answerPayPage, PAY_PATH } from './pay/payPage.ts';
import { siteAnswer } from './site.ts';
import { namedCollection, scriptedCollection } from './collection/render.ts';
import { documentation, indexPage } from './documentation.ts';
import { rejected } from './control/rejection.ts';
import {
  answerSandboxCall,
  isSandboxCall,
  SANDBOX_HEADER,
  sandboxOf,
  unknownSandbox,
} from './sandboxes/sandboxCalls.ts';
import type { Sandboxes } from './sandboxes/sandboxes.ts';

const html = 'text/html; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';
const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

const openapiAt =
  (file: string) =>
  async (origin: string): Promise<string> => {
    const document: object = JSON.parse(await read(file));
    const servers = [{ url: origin, description: 'The server of this document' }];
    return JSON.stringify({ ...document, servers }, null, 2);
  };

type Document = readonly [type: string, make: (origin: string) => string | Promise<string>];
const documents: Readonly<Record<string, Document>> = {
  '/docs': [html, async () => documentation(await read('llms.txt'))],
  '/docs.md': ['text/markdown; charset=utf-8', () => read('llms.txt')],
  '/openapi.json': [json, openapiAt('openapi.json')],
  '/openapi.merchant.json': [json, openapiAt('openapi.merchant.json')],
  '/llms.txt': [text, () => read('llms.txt')],
  '/api.http': [text, scriptedCollection],
  '/api.rest': [text, namedCollection],
};

export const BODY_LIMIT = 4 * 1024 * 1024;

export interface HttpOptions extends Access {
  /** If true, pages of all origins may call this server, except its controls and payment pages. */
  readonly isOpenToOrigins?: boolean;
  /** Writes a line to the log: a call with its duration in milliseconds and request ID, or an error. */
  readonly log?: (line: string) => void;
  /** The sandboxes, which calls select in their path or header. Default: none. */
  readonly sandboxes?: Sandboxes;
}

/** A request and its response, the request URL without the path of a sandbox, and the caller's IP address. */
interface Exchange {
  readonly message: IncomingMessage;
  readonly to: ServerResponse;
  readonly url: URL;
  readonly address: string;
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

/** For signed calls, adds the caller's address (IP whitelist) and the original target (signature). */
function headersOf(message: IncomingMessage, address: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (isForeign(message, address)) headers.set(FOREIGN_HEADER, '1');
  if (headers.has(signingHeaders.app)) {
    headers.set('x-forwarded-for', address);
    headers.set(TARGET_HEADER, rawTargetOf(message));
  }
  return headers;
}

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': `Content-Type, X-Token, X-Ticket, X-Language, X-Time, X-Download, X-Mode, X-Mock-Scenario, ${SANDBOX_HEADER}`,
  'access-control-expose-headers': 'Content-Disposition, Date, X-Request-Id',
  'access-control-max-age': '600',
} as const;

const refusal = (status: number, msg: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json({ code: status, msg }, { status, headers: { 'cache-control': 'no-store', ...headers } });

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

function isOurs(pathname: string): boolean {
  return (
    pathname.startsWith('/api/v1/') ||
    pathname.startsWith('/__mock/') ||
    pathname.startsWith(PAY_PATH) ||
    pathname === '/config.json'
  );
}

const isControl = (pathname: string) =>
  isSandboxCall(pathname) || (pathname.startsWith('/__mock/') && siteAnswer(pathname, 'all') === undefined);

async function answerFor(api: MockApi, request: Request, pathname: string): Promise<Response> {
  if (pathname.startsWith(PAY_PATH)) return answerPayPage(api, request);
  if (pathname.startsWith('/api/v1/')) return api.handle(request);
  return siteAnswer(pathname, api.profile) ?? answerControl(api, request);
}

/** Checks if a method is GET or HEAD. HEAD runs the same call as GET. */
const isBare = (method: string) => method === 'GET' || method === 'HEAD';

/** Handles the calls of `api` and each sandbox. Passes other requests to `next`, or serves the documents. */
export function createHttpHandler(api: MockApi, options: HttpOptions = {}) {
  const opened = options.isOpenToOrigins ? open : {};
  const { sandboxes } = options;
  const isHandled = (pathname: string) => isOurs(pathname) || (sandboxes && isSandboxCall(pathname));
  // Pages of other origins must not call the controls or the payment pages, so these have no CORS headers.
  const headersFor = (pathname: string) =>
    isControl(pathname) || pathname.startsWith(PAY_PATH) ? {} : opened;

  function answerFirst(message: IncomingMessage, url: URL, address: string): Response | undefined {
    const { method = 'GET' } = message;
    const isPayment = url.pathname.startsWith(PAY_PATH) && !isBare(method);
    // A scenario may prepare and undo many changes, so it requires the same access as the controls.
    const isCostly = SCENARIO_HEADER in message.headers;
    const isRefused =
      (isPayment && isForeign(message, address)) ||
      ((isControl(url.pathname) || isCostly) && !mayControl(message, address, options));
    if (isRefused) {
      const otherwise =
        options.controlToken === undefined ? '' : `, unless ${CONTROL_TOKEN_HEADER} has the token`;
      return refusal(403, `Only programs and pages on this machine can use the controls${otherwise}`);
    }
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    // `Request` rejects the methods CONNECT and TRACE, and no call uses the methods of WebDAV.
    return methods.includes(method)
      ? undefined
      : refusal(405, 'No such method', { allow: methods.join(', ') });
  }

  async function pageFor(
    message: IncomingMessage,
    { pathname, origin }: URL,
    basePath: string,
  ): Promise<Response> {
    const { method = 'GET' } = message;
    const document = Object.hasOwn(documents, pathname) ? documents[pathname] : undefined;
    if (!document && pathname !== '/') return refusal(404, 'Not found');
    if (!isBare(method)) return refusal(405, 'No such method', { allow: 'GET, HEAD' });
    if (!document) return indexPage(basePath);
    const [type, make] = document;
    const page = await make(`${originAt(headersOf(message, ''), origin)}${basePath}`);
    return new Response(page, { headers: { 'content-type': type } });
  }

  async function answerIn(id: string, exchange: Exchange): Promise<Response> {
    const entered = sandboxes?.enter(id);
    if (!entered) {
      exchange.message.resume();
      return rejected(unknownSandbox(id));
    }
    try {
      return await answer(entered.api, exchange);
    } finally {
      entered.leave();
    }
  }

  async function answer(own: MockApi, { message, to, url, address }: Exchange): Promise<Response> {
    if (!isHandled(url.pathname)) return pageFor(message, url, own.bank.basePath);
    const first = answerFirst(message, url, address);
    if (first) {
      message.resume();
      return first;
    }
    const gone = new AbortController();
    to.on('close', () => gone.abort());
    const { method = 'GET' } = message;
    const body = isBare(method) ? undefined : await readBody(message);
    const request = new Request(new URL(`${url.pathname}${url.search}`, 'http://localhost'), {
      method: method === 'HEAD' ? 'GET' : method,
      headers: headersOf(message, address),
      signal: gone.signal,
      ...(body ? { body } : {}),
    });
    if (sandboxes && isSandboxCall(url.pathname)) return answerSandboxCall(sandboxes, request);
    return answerFor(own, request, url.pathname);
  }

  /** Returns undefined if the caller has disconnected. */
  function broken(error: unknown, message: IncomingMessage, url: URL, id: string): Response | undefined {
    if (error instanceof TooLarge) {
      message.resume();
      return refusal(413, 'The body is too large', { connection: 'close' });
    }
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    options.log?.(`${message.method ?? ''} ${url.pathname} broke: ${String(error)} ${id}`);
    return refusal(500, 'The mock API failed');
  }

  async function handle(message: IncomingMessage, to: ServerResponse, next?: () => void): Promise<void> {
    const requestId = randomUUID();
    to.setHeader('x-request-id', requestId);
    const target = targetOf(message);
    if (!target) return send(refusal(400, 'Invalid target'), message, to, {});
    const started = performance.now();
    const address = readCaller(message, options);
    const { id, url } = sandboxes ? sandboxOf(target, message.headers) : { id: undefined, url: target };
    if (next && id === undefined && !isHandled(url.pathname)) return next();
    to.on('finish', () =>
      options.log?.(
        `${message.method ?? ''} ${target.pathname}${url.search} ${to.statusCode} ${(performance.now() - started).toFixed(1)} ms ${requestId}`,
      ),
    );
    const exchange = { message, to, url, address };
    const answered = id === undefined ? answer(api, exchange) : answerIn(id, exchange);
    const response = await answered.catch((error: unknown) => broken(error, message, url, requestId));
    if (!response || response.type === 'error') to.destroy();
    else await send(response, message, to, headersFor(url.pathname));
    return undefined;
  }

  return (message: IncomingMessage, to: ServerResponse, next?: () => void): void => {
    // A lost connection isn't an error of the server, so it isn't logged.
    message.on('error', () => undefined);
    to.on('error', () => undefined);
    handle(message, to, next).catch((error: unknown) => {
      options.log?.(`${message.method ?? ''} ${message.url ?? ''} broke: ${String(error)}`);
      if (to.headersSent) to.destroy();
      else to.writeHead(500).end();
    });
  };
}
