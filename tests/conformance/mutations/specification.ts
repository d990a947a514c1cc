import { field, ignoring, on, plus, rewriting, type Mutation } from './mutation.ts';

const DAYS = '/statistics/daily-collection';
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Mutations derived from the specification and the OpenAPI document, without knowledge of the suite's checks. */
export const specificationMutations: readonly Mutation[] = [
  ignoring('market-search-ignores-the-name', '/market/search', 'name'),
  rewriting('five-tokens-may-be-followed', 'PUT /market/follow/token', ({ tokens, ...body }) => ({
    ...body,
    tokens: Array.isArray(tokens) ? tokens.slice(0, 4) : tokens,
  })),
  ignoring('notifications-all-on-one-page', '/message', 'pageSize'),
  on(
    'unread-counts-everything',
    '/message',
    plus(({ total }) => ({ unread: total })),
  ),
  rewriting('read-all-reads-one', 'PUT /message/read', (body) =>
    Array.isArray(body['message_ids']) && body['message_ids'].some((id) => String(id) === '-1')
      ? { ...body, message_ids: ['70001'] }
      : body,
  ),
  ignoring('daily-figures-of-every-application', DAYS, 'appid'),
  ignoring('daily-figures-ignore-the-range', DAYS, 'start_time', 'end_time'),
  ignoring('assets-ignore-all', '/statistics/assets', 'all'),
  field('more-can-be-spent-than-there-is', '/statistics/overview', 'total_assets', () => '0.01'),
  field('followed-tokens-are-not-checked', '/market/follow/list', 'check', () => false),
  ignoring('gas-of-every-network', '/account/expend', 'network_id', 'token_id'),
  ignoring('gas-of-every-day', '/account/expend', 'start_time', 'end_time'),
  {
    id: 'fee-is-not-deducted',
    data: (data, { path, url }) =>
      path === '/account/cost' ? plus(() => ({ actual_amount: url.searchParams.get('amount') }))(data) : data,
  },
  field('no-address-is-valid', '/account/address-valid', 'valid', () => false),
  field('networks-share-an-id', '/currency/list', 'id', () => '101'),
  rewriting('passwords-may-differ', 'POST /public/register', (body) => ({
    ...body,
    confirm_password: body['password'],
  })),
  rewriting('code-of-five-digits', 'POST /public/login/verification', (body) => ({
    ...body,
    google_code: textOf(body['google_code']).padEnd(6, '0').slice(0, 6),
  })),
  field('detail-of-another-order', '/transactions/info', 'out_trade_no', (value) => `${textOf(value)}-1`),
  {
    id: 'export-is-empty',
    answer: (response, { path }) =>
      path === '/transactions/list/export' && response.status === 200 ? new Response('', response) : response,
  },
  field('monitor-shows-no-sender', '/transactions/monitor', 'from_address', () => ''),
];
