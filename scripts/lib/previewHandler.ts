import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { commonHeaders, servedRules } from './servedFiles.ts';
import { forwardedPaths, siteOf } from './site.ts';
import { pathOf, staticHandler } from './staticHandler.ts';

interface Preview {
  /** The folder of the build. */
  readonly root: string;
  /** Responds to requests for the API. Calls `next` for all others. */
  readonly backend: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** The path of the site, such as `/console/`. The API stays at the root. */
  readonly base?: string;
  /** The content of `config.json`. By default, the backend or the build provides it. */
  readonly config?: unknown;
}

/** Returns a handler for console and API on one origin, with a production host's headers. */
export function previewHandler({ root, backend, base = '/', config }: Preview): RequestListener {
  const serve = staticHandler(root, servedRules(config === undefined ? { servers: [] } : siteOf({ config })));
  const forwarded = new RegExp(`^/(${forwardedPaths.join('|')})/`);
  return (request, response) => {
    const url = request.url ?? '';
    const end = (status: number, headers: Readonly<Record<string, string>> = {}, text = '') =>
      void response.writeHead(status, { ...commonHeaders, ...headers }).end(text);
    if (base !== '/' && url === '/') return end(302, { location: base });
    if (url.startsWith(base)) request.url = url.slice(base.length - 1);
    else if (base !== '/' && !forwarded.test(url)) return end(404);
    if (config === undefined || pathOf(request.url ?? '') !== '/config.json')
      return backend(request, response, () => serve(request, response));
    return request.method === 'GET' || request.method === 'HEAD'
      ? end(200, { 'content-type': 'application/json' }, JSON.stringify(config))
      : end(405, { allow: 'GET, HEAD' });
  };
}
