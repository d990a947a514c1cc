import type { RequestListener } from 'node:http';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import type { HttpOptions } from '@settlement/api-mocks/server';
import { documentHeaders } from './documentHeaders.ts';
import { staticHandler } from './staticHandler.ts';

/** A built console at `root` and the mock bank behind one origin, with the headers of a production host. */
export function previewHandler(root: string, api: MockApi, options: HttpOptions = {}): RequestListener {
  const answer = createHttpHandler(api, options);
  const serve = staticHandler({ root, fallback: 'index.html', documentHeaders });
  return (request, response) => answer(request, response, () => serve(request, response));
}
