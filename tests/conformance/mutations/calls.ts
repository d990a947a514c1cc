import { signingHeaders } from '@settlement/api-mocks/contract/signing';
import {
  ignoring,
  isPlain,
  listed,
  on,
  plus,
  rewriting,
  rows,
  type Mutation,
  type Plain,
} from './mutation.ts';

const LIST = '/transactions/list';

const withHeaders = (id: string, change: (headers: Headers) => void): Mutation => ({
  id,
  answer: (response) => {
    const headers = new Headers(response.headers);
    change(headers);
    const { status, body } = response;
    return new Response(body, { status, headers });
  },
});

/** Returns a mutation that sends other headers to the server. */
const sending = (id: string, change: (headers: Headers, path: string) => void): Mutation => ({
  id,
  before: (sent) => {
    const headers = new Headers(sent.headers);
    change(headers, sent.path);
    return { headers };
  },
});

/** Returns a mutation that changes the JSON body, and optionally the status, of responses with a status. */
const answering = (
  id: string,
  status: number,
  change: (body: Plain) => unknown,
  other = status,
): Mutation => ({
  id,
  async answer(response) {
    const isMeant =
      response.status === status && response.headers.get('content-type')?.includes('json') === true;
    if (!isMeant) return response;
    const body: unknown = await response.json();
    const text = JSON.stringify(isPlain(body) ? change(body) : body);
    return new Response(text, { status: other, headers: response.headers });
  },
});

export const callMutations: readonly Mutation[] = [
  ignoring('status-filter-ignored', LIST, 'status'),
  ignoring('trade-no-filter-ignored', LIST, 'trade_no'),
  ignoring('start-time-ignored', LIST, 'start_time'),
  ignoring('end-time-ignored', LIST, 'end_time'),
  ignoring('page-size-ignored', LIST, 'pageSize'),
  ignoring('page-ignored', LIST, 'current'),
  {
    id: 'pages-from-zero',
    before({ path, url }) {
      if (path !== LIST || !url.searchParams.has('current')) return {};
      const other = new URL(url);
      other.searchParams.set('current', String(Number(url.searchParams.get('current')) + 1));
      return { url: other };
    },
  },
  on(
    'oldest-first',
    LIST,
    listed((list) => list.toReversed()),
  ),
  on(
    'total-one-more',
    LIST,
    plus(({ total }) => ({ total: Number(total) + 1 })),
  ),
  on(
    'rows-of-others',
    LIST,
    rows(() => ({ appid: 'app_of_another' })),
  ),
  {
    id: 'call-missing',
    answer: (response, { path }) =>
      path === '/statistics/overview' ? Response.json({ msg: 'No such page' }, { status: 404 }) : response,
  },
  answering('success-code-zero', 200, (body) => ({ ...body, code: 0 })),
  answering('refusals-are-200', 422, (body) => body, 200),
  answering('expired-is-403', 401, (body) => body, 403),
  answering('fields-are-not-named', 422, (body) => ({ ...body, data: {} })),
  answering('one-code-for-all', 422, (body) => ({ ...body, code: 10_001 })),
  answering('refusals-without-a-message', 422, ({ msg: _msg, ...body }) => body),
  answering('proof-without-methods', 422, (body) => (body['code'] === 10_038 ? { ...body, data: {} } : body)),
  sending('always-english', (headers) => headers.set('x-language', 'en-US')),
  { id: 'no-cross-origin', isClosed: true },
  withHeaders('no-date', (headers) => headers.set('date', '')),
  withHeaders('kept-by-caches', (headers) => headers.set('cache-control', 'max-age=60')),
  withHeaders('json-as-text', (headers) => {
    if (headers.get('content-type')?.includes('json')) headers.set('content-type', 'text/plain');
  }),
  withHeaders('export-without-a-name', (headers) => headers.delete('content-disposition')),
  sending('download-header-ignored', (headers) => headers.delete('x-download')),
  {
    id: 'csv-without-a-mark',
    async answer(response) {
      if (response.headers.get('content-type')?.includes('csv') !== true) return response;
      return new Response((await response.arrayBuffer()).slice(3), response);
    },
  },
  {
    id: 'csv-format-ignored',
    before: ({ url }) => {
      const other = new URL(url);
      other.searchParams.delete('format');
      return { url: other };
    },
  },
  sending('logout-does-nothing', (headers, path) => {
    if (path === '/user/login-out') headers.delete('x-token');
  }),
  rewriting('reading-does-nothing', 'PUT /message/read', () => ({ message_ids: [] })),
  rewriting('follow-order-is-lost', 'PUT /market/follow/token', (body) => ({
    ...body,
    ...(Array.isArray(body['tokens']) && {
      tokens: body['tokens'].map(String).toSorted((one, other) => one.localeCompare(other)),
    }),
  })),
  {
    id: 'callback-unsigned',
    callback: ({ [signingHeaders.signature]: _signature, ...headers }) => headers,
  },
  { id: 'callback-not-retried', isRetried: false },
];
