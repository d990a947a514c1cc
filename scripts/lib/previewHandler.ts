import type { RequestListener } from 'node:http';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import type { HttpOptions } from '@settlement/api-mocks/server';
import { documentHeaders } from './documentHeaders.ts';
import { staticHandler } from './staticHandler.ts';

interface PreviewOptions extends HttpOptions {
  /** The folder of the site that the console was built for, such as `/console/`. */
  readonly base?: string;
}

/** A built console at `root` and the mock bank behind one origin, with the headers of a production host. */
export function previewHandler(
  root: string,
  api: MockApi,
  { base = '/', ...options }: PreviewOptions = {},
): RequestListener {
  const answer = createHttpHandler(api, options);
  const serve = staticHandler({ root, fallback: 'index.html', documentHeaders });
  const answerAtRoot: RequestListener = (request, response) =>
    answer(request, response, () => serve(request, response));
  if (base === '/') return answerAtRoot;
  const redirect: RequestListener = (request, response) => {
    if (request.url === '/') response.writeHead(302, { location: base }).end();
    else response.writeHead(404).end();
  };
  return (request, response) => {
    const isInside = request.url?.startsWith(base) === true;
    if (isInside) {
      request.url = request.url?.slice(base.length - 1);
      answerAtRoot(request, response);
    } else answer(request, response, () => redirect(request, response));
  };
}
