import { field, listed, on, plus, rows, type Mutation } from './mutation.ts';

const LIST = '/transactions/list';
const DAYS = '/statistics/daily-collection';
const reversed = listed((list) => list.toReversed());

export const valueMutations: readonly Mutation[] = [
  {
    id: 'every-list-is-empty',
    data: plus(({ list }) => (Array.isArray(list) ? { list: [], total: 0 } : {})),
  },
  field('created-in-1970', LIST, 'created_time', () => 0),
  field('status-as-text', LIST, 'status', () => 'paid'),
  field('type-is-text', '/user/log', 'type', String),
  field('status-out-of-range', LIST, 'status', () => 99),
  field('user-status-nine', '/user/info', 'status', () => 9),
  field('payment-without-fees', LIST, 'fees', () => undefined),
  field('withdrawal-without-trade-no', '/account/withdrawal', 'trade_no', () => undefined),
  field('amount-is-a-number', LIST, 'amount', Number),
  field('amount-has-an-exponent', LIST, 'amount', (value) => `${String(value)}e0`),
  field(
    'amount-has-fifteen-decimals',
    LIST,
    'amount',
    (value) => `${String(value).split('.')[0] ?? '0'}.123456789012345`,
  ),
  field('balance-has-thirty-decimals', '/statistics/assets', 'balance', () => `1.${'1'.repeat(30)}`),
  field('fees-are-off', LIST, 'fees', () => '0.000001'),
  field('time-in-milliseconds', LIST, 'created_time', (value) => Number(value) * 1000),
  field('trade-no-is-short', LIST, 'trade_no', (value) => String(value).slice(1)),
  field('trade-no-twice', LIST, 'trade_no', () => '1'.repeat(32)),
  field('bind-is-a-number', '/user/info', 'bind_google_auth', () => 1),
  on(
    'secret-key-in-the-list',
    '/user/secret-key/list',
    rows(() => ({ secret_key: `sk_${'a1'.repeat(20)}` })),
  ),
  on(
    'password-hash-in-user-info',
    '/user/info',
    plus(() => ({ password_hash: '5f2a8c1e6d4a4b6e9c552a1f0d7e8b90'.repeat(2) })),
  ),
  on(
    'totp-secret-in-user-info',
    '/user/info',
    plus(() => ({ totp_secret: 'JBSWY3DPEHPK3PXP' })),
  ),
  on(
    'days-are-not-filled',
    DAYS,
    listed((list) => list.toSpliced(3, 1)),
  ),
  field('day-has-slashes', DAYS, 'date', (value) => String(value).replaceAll('-', '/')),
  field('more-paid-than-created', DAYS, 'pay_num', (value) => Number(value) + 100_000),
  field('ratio-over-hundred', '/statistics/overviewAssets', 'ratio', () => '120'),
  on('shares-ascending', '/statistics/overviewAssets', reversed),
  field('quote-lasts-fifteen-minutes', '/swap/chargerate', 'expire_time', (value) => Number(value) + 885),
  field('quote-receives-more', '/swap/chargerate', 'min_received', () => '999999999'),
  on('currencies-reordered', '/statistics/assets', reversed),
  field('change-without-a-sign', '/market/follow/list', 'p', (value) => String(value).slice(1)),
  field('fee-does-not-add-up', '/account/cost', 'actual_amount', () => '0.01'),
  field('closing-balance-is-off', '/account/stream', 'closing_balance', () => '1'),
  on(
    'every-address-is-valid',
    '/account/address-valid',
    plus(() => ({ valid: true, reason: '' })),
  ),
];
