import type { RequestListener } from 'node:http';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import type { HttpOptions } from '@settlement/api-mocks/server';
import { commonHeaders, servedRules } from './servedFiles.ts';
import { forwardedPaths, siteOf } from './site.ts';
import { pathOf, staticHandler } from './staticHandler.ts';

/** Returns a handler for console and mock API on one origin, with a production host's headers. */
export function previewHandler(
  root: string,
  api: MockApi,
  { config, ...options }: HttpOptions & { readonly config?: unknown } = {},
): RequestListener {
  const answer = createHttpHandler(api, options);
  const serve = consoleHandler(root, config);
  const whole: RequestListener = (request, response) =>
    answer(request, response, () => serve(request, response));
  return config === undefined ? whole : configHandler(config, whole);
}

export function consoleHandler(root: string, config?: unknown): RequestListener {
  const settings = config === undefined ? { servers: [] } : siteOf({ config });
  return staticHandler({ root, rules: servedRules(settings) });
}

export function configHandler(config: unknown, next: RequestListener): RequestListener {
  const text = JSON.stringify(config);
  return (request, response) => {
    if (pathOf(request.url ?? '') !== '/config.json') next(request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { ...commonHeaders, allow: 'GET, HEAD' }).end();
    else response.writeHead(200, { ...commonHeaders, 'content-type': 'application/json' }).end(text);
  };
}

/** Returns a handler that serves a site in a folder such as `/console/`. The API stays at the root. */
export function inFolder(base: string, handler: RequestListener): RequestListener {
  if (base === '/') return handler;
  const forwarded = new RegExp(`^/(${forwardedPaths.join('|')})/`);
  return (request, response) => {
    const url = request.url ?? '';
    if (url === '/') response.writeHead(302, { ...commonHeaders, location: base }).end();
    else if (url.startsWith(base)) {
      request.url = url.slice(base.length - 1);
      handler(request, response);
    } else if (forwarded.test(url)) handler(request, response);
    else response.writeHead(404, commonHeaders).end();
  };
}
