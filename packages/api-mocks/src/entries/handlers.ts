import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockApi } from './createMockApi.ts';
import { siteAnswer } from './site.ts';

export function createHandlers(api: MockApi): HttpHandler[] {
  const site = (url: string) => siteAnswer(new URL(url).pathname, api.profile);
  return [
    http.all('*/api/v1/*', async ({ request }) => {
      const response = await api.handle(request);
      return response.type === 'error' ? HttpResponse.error() : response;
    }),
    http.get('*/__mock/google/gsi.js', ({ request }) => site(request.url)),
    http.get('*/config.json', ({ request }) => site(request.url)),
  ];
}
