import { ignoring, isPlain, mapRows, type Mutation, type Sent } from './mutation.ts';

const headersOf = (response: Response, change: (headers: Headers) => void): Response => {
  const headers = new Headers(response.headers);
  change(headers);
  const { status, body } = response;
  return new Response(body, { status, headers });
};

async function bodyOf(
  response: Response,
  isMeant: (response: Response) => boolean,
  change: (body: Readonly<Record<string, unknown>>) => unknown,
  status = response.status,
): Promise<Response> {
  if (!isMeant(response) || response.headers.get('content-type')?.includes('json') !== true) return response;
  const body: unknown = await response.json();
  return new Response(JSON.stringify(isPlain(body) ? change(body) : body), {
    status,
    headers: response.headers,
  });
}

const isRefused = ({ status }: Response) => status === 422;
const isDone = ({ status }: Response) => status === 200;
const LIST = '/transactions/list';
const isList = ({ path }: Sent) => path === LIST;

function lacking(headers: Headers, name: string): Headers {
  const other = new Headers(headers);
  other.delete(name);
  return other;
}

function inLanguage(headers: Headers, language: string): Headers {
  const other = new Headers(headers);
  other.set('x-language', language);
  return other;
}

export const callMutations: readonly Mutation[] = [
  { id: 'status-filter-ignored', clause: '§7', before: ignoring(LIST, 'status') },
  { id: 'trade-no-filter-ignored', clause: '§7', before: ignoring(LIST, 'trade_no') },
  { id: 'start-time-ignored', clause: '§7', before: ignoring(LIST, 'start_time') },
  { id: 'end-time-ignored', clause: '§7', before: ignoring(LIST, 'end_time') },
  { id: 'page-size-ignored', clause: '§7', before: ignoring(LIST, 'pageSize') },
  { id: 'page-ignored', clause: '§7', before: ignoring(LIST, 'current') },
  {
    id: 'oldest-first',
    clause: '§2',
    data: (data, sent) =>
      isList(sent) && isPlain(data) && Array.isArray(data['list'])
        ? { ...data, list: data['list'].toReversed() }
        : data,
  },
  {
    id: 'total-one-more',
    clause: '§7',
    data: (data, sent) =>
      isList(sent) && isPlain(data) ? { ...data, total: Number(data['total']) + 1 } : data,
  },
  {
    id: 'rows-of-others',
    clause: '§6',
    data: (data, sent) =>
      isList(sent) ? mapRows(data, (row) => ({ ...row, appid: 'app_of_another' })) : data,
  },
  {
    id: 'success-code-zero',
    clause: '§7',
    answer: (response) => bodyOf(response, isDone, (body) => ({ ...body, code: 0 })),
  },
  {
    id: 'refusals-are-200',
    clause: '§8',
    answer: (response) => bodyOf(response, isRefused, (body) => body, 200),
  },
  {
    id: 'expired-is-403',
    clause: '§8',
    answer: (response) =>
      bodyOf(
        response,
        ({ status }) => status === 401,
        (body) => body,
        403,
      ),
  },
  {
    id: 'fields-are-not-named',
    clause: '§5',
    answer: (response) => bodyOf(response, isRefused, ({ data: _data, ...body }) => ({ ...body, data: {} })),
  },
  {
    id: 'one-code-for-all',
    clause: '§8',
    answer: (response) => bodyOf(response, isRefused, (body) => ({ ...body, code: 10_001 })),
  },
  {
    id: 'refusals-without-a-message',
    clause: '§8',
    answer: (response) => bodyOf(response, isRefused, ({ msg: _msg, ...body }) => body),
  },
  {
    id: 'always-english',
    clause: '§7',
    before: ({ headers }) => ({ headers: inLanguage(headers, 'en-US') }),
  },
  { id: 'no-cross-origin', clause: '§7', isClosed: true },
  {
    id: 'no-date',
    clause: '§7',
    answer: (response) => headersOf(response, (headers) => headers.set('date', '')),
  },
  {
    id: 'kept-by-caches',
    clause: '§7',
    answer: (response) => headersOf(response, (headers) => headers.set('cache-control', 'max-age=60')),
  },
  {
    id: 'json-as-text',
    clause: '§7',
    answer: (response) =>
      response.headers.get('content-type')?.includes('json')
        ? headersOf(response, (headers) => headers.set('content-type', 'text/plain'))
        : response,
  },
  {
    id: 'export-without-a-name',
    clause: '§7',
    answer: (response) => headersOf(response, (headers) => headers.delete('content-disposition')),
  },
  {
    id: 'download-header-ignored',
    clause: '§7',
    before: ({ headers }) => ({ headers: lacking(headers, 'x-download') }),
  },
  {
    id: 'csv-without-a-mark',
    clause: '§7',
    async answer(response) {
      if (response.headers.get('content-type')?.includes('csv') !== true) return response;
      return new Response((await response.arrayBuffer()).slice(3), response);
    },
  },
  {
    id: 'csv-format-ignored',
    clause: '§7',
    before: ({ url }) => {
      const other = new URL(url);
      other.searchParams.delete('format');
      return { url: other };
    },
  },
  {
    id: 'proof-without-methods',
    clause: '§8',
    answer: (response) =>
      bodyOf(response, isRefused, (body) => (body['code'] === 10_038 ? { ...body, data: {} } : body)),
  },
  {
    id: 'logout-does-nothing',
    clause: '§4',
    before: ({ path, headers }) =>
      path === '/user/login-out' ? { headers: lacking(headers, 'x-token') } : {},
  },
  {
    id: 'reading-does-nothing',
    clause: '§4',
    before: ({ path, body }) =>
      path === '/message/read' && isPlain(body) ? { body: { message_ids: [] } } : {},
  },
  {
    id: 'follow-order-is-lost',
    clause: '§7',
    before: ({ path, body }) =>
      path === '/market/follow/token' && isPlain(body) && Array.isArray(body['tokens'])
        ? { body: { tokens: body['tokens'].map(String).toSorted((one, other) => one.localeCompare(other)) } }
        : {},
  },
];
