import type { RequestListener } from 'node:http';
import { commonHeaders } from './servedFiles.ts';
import { forwardedPaths } from './site.ts';

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
