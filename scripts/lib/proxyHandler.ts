import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { proxiedPaths } from '../../packages/console/vite/apiTarget.ts';

/** Returns a handler that forwards requests for the API to another server. Calls `next` for all others. */
export function proxyHandler(base: string) {
  return (message: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = message.url ?? '/';
    if (!proxiedPaths.some((start) => path.startsWith(start))) return next();
    const target = new URL(base + path);
    const request = target.protocol === 'https:' ? requestHttps : requestHttp;
    const { origin: _page, ...headers } = message.headers;
    const call = request(
      target,
      // The header `origin` is removed, because the backend would reject a call from a page of another origin.
      { method: message.method, headers: { ...headers, host: target.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    call.on('error', () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`No response from ${base}`);
    });
    // If the caller aborts the request, the forwarded request is aborted too.
    response.on('close', () => call.destroy());
    message.pipe(call);
  };
}
