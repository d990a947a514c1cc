import {
  ignoring,
  isPlain,
  mapField,
  mapRows,
  on,
  type Mutation,
  type Plain,
  type Sent,
} from './mutation.ts';

const rewriting =
  (call: string, change: (body: Plain) => Plain): NonNullable<Mutation['before']> =>
  ({ method, path, body }: Sent) =>
    `${method} ${path}` === call && isPlain(body) ? { body: change(body) } : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Mutations derived from the specification and the OpenAPI document, without knowledge of the suite's checks. */
export const specificationMutations: readonly Mutation[] = [
  { id: 'market-search-ignores-the-name', clause: '§7', before: ignoring('/market/search', 'name') },
  {
    id: 'five-tokens-may-be-followed',
    clause: '§9',
    before: rewriting('PUT /market/follow/token', (body) => ({
      ...body,
      tokens: Array.isArray(body['tokens']) ? body['tokens'].slice(0, 4) : body['tokens'],
    })),
  },
  { id: 'notifications-all-on-one-page', clause: '§7', before: ignoring('/message', 'pageSize') },
  {
    id: 'unread-counts-everything',
    clause: '§3',
    data: on('/message', (data) => (isPlain(data) ? { ...data, unread: data['total'] } : data)),
  },
  {
    id: 'read-all-reads-one',
    clause: '§4',
    before: rewriting('PUT /message/read', (body) =>
      Array.isArray(body['message_ids']) && body['message_ids'].some((id) => String(id) === '-1')
        ? { ...body, message_ids: ['70001'] }
        : body,
    ),
  },
  {
    id: 'daily-figures-of-every-application',
    clause: '§7',
    before: ignoring('/statistics/daily-collection', 'appid'),
  },
  {
    id: 'daily-figures-ignore-the-range',
    clause: '§7',
    before: ignoring('/statistics/daily-collection', 'start_time', 'end_time'),
  },
  { id: 'assets-ignore-all', clause: '§7', before: ignoring('/statistics/assets', 'all') },
  {
    id: 'more-can-be-spent-than-there-is',
    clause: '§3',
    data: on('/statistics/overview', (data) => mapField(data, 'total_assets', () => '0.01')),
  },
  {
    id: 'followed-tokens-are-not-checked',
    clause: '§3',
    data: on('/market/follow/list', (data) => mapField(data, 'check', () => false)),
  },
  {
    id: 'gas-of-every-network',
    clause: '§7',
    before: ignoring('/account/expend', 'network_id', 'token_id'),
  },
  { id: 'gas-of-every-day', clause: '§7', before: ignoring('/account/expend', 'start_time', 'end_time') },
  {
    id: 'fee-is-not-deducted',
    clause: '§3',
    data: (data, { path, url }) =>
      path === '/account/cost' && isPlain(data)
        ? { ...data, actual_amount: url.searchParams.get('amount') }
        : data,
  },
  {
    id: 'no-address-is-valid',
    clause: '§5',
    data: on('/account/address-valid', (data) => mapField(data, 'valid', () => false)),
  },
  {
    id: 'networks-share-an-id',
    clause: '§3',
    data: on('/currency/list', (data) => mapField(data, 'id', () => '101')),
  },
  {
    id: 'passwords-may-differ',
    clause: '§5',
    before: rewriting('POST /public/register', (body) => ({ ...body, confirm_password: body['password'] })),
  },
  {
    id: 'code-of-five-digits',
    clause: '§5',
    before: rewriting('POST /public/login/verification', (body) => ({
      ...body,
      google_code: textOf(body['google_code']).padEnd(6, '0').slice(0, 6),
    })),
  },
  {
    id: 'detail-of-another-order',
    clause: '§3',
    data: on('/transactions/info', (data) => mapField(data, 'out_trade_no', (value) => `${textOf(value)}-1`)),
  },
  {
    id: 'export-is-empty',
    clause: '§7',
    answer: (response, { path }) =>
      path === '/transactions/list/export' && response.status === 200
        ? new Response('', { status: 200, headers: response.headers })
        : response,
  },
  {
    id: 'monitor-shows-no-sender',
    clause: '§3',
    data: on('/transactions/monitor', (data) => mapRows(data, (row) => ({ ...row, from_address: '' }))),
  },
];
