import type { RequestListener } from 'node:http';
import { commonHeaders } from './servedFiles.ts';
import { pathOf } from './staticHandler.ts';

export function configHandler(config: unknown, next: RequestListener): RequestListener {
  const text = JSON.stringify(config);
  return (request, response) => {
    if (pathOf(request.url ?? '') !== '/config.json') next(request, response);
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { ...commonHeaders, allow: 'GET, HEAD' }).end();
    else response.writeHead(200, { ...commonHeaders, 'content-type': 'application/json' }).end(text);
  };
}
