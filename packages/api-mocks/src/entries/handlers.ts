import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockApi } from './createMockApi.ts';
import { siteAnswer } from './site.ts';

/** The msw handlers of one bank, for a worker, a server or a story. */
export function createHandlers(api: MockApi): HttpHandler[] {
  return [
    http.all('*/api/v1/*', async ({ request }) => {
      const response = await api.handle(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
    http.get('*/__mock/google/gsi.js', ({ request }) => siteAnswer(new URL(request.url).pathname)),
    http.get('*/config.json', ({ request }) => siteAnswer(new URL(request.url).pathname)),
  ];
}
