import type { RequestListener } from 'node:http';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import type { HttpOptions } from '@settlement/api-mocks/server';
import { configHandler } from './configHandler.ts';
import { servedRules } from './servedFiles.ts';
import { siteOf } from './site.ts';
import { staticHandler } from './staticHandler.ts';

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
