import { field, isPlain, mapRows, on, without, type Mutation } from './mutation.ts';

const LIST = '/transactions/list';
const plus = (name: string, value: unknown) => (data: unknown) =>
  isPlain(data) ? { ...data, [name]: value } : data;
const reversed = (data: unknown) =>
  isPlain(data) && Array.isArray(data['list']) ? { ...data, list: data['list'].toReversed() } : data;

export const valueMutations: readonly Mutation[] = [
  {
    id: 'every-list-is-empty',
    clause: '§7',
    data: (data) => (isPlain(data) && Array.isArray(data['list']) ? { ...data, list: [], total: 0 } : data),
  },
  { id: 'created-in-1970', clause: '§9', data: field(LIST, 'created_time', () => 0) },
  { id: 'status-is-text', clause: '§4', data: field('/user/log', 'type', String) },
  { id: 'status-out-of-range', clause: '§4', data: field(LIST, 'status', () => 99) },
  { id: 'user-status-nine', clause: '§4', data: field('/user/info', 'status', () => 9) },
  { id: 'payment-without-fees', clause: '§3', data: on(LIST, (data) => without(data, 'fees')) },
  {
    id: 'withdrawal-without-trade-no',
    clause: '§7',
    data: on('/account/withdrawal', (data) => without(data, 'trade_no')),
  },
  { id: 'amount-is-a-number', clause: '§9', data: field(LIST, 'amount', Number) },
  {
    id: 'amount-has-an-exponent',
    clause: '§9',
    data: field(LIST, 'amount', (value) => `${String(value)}e0`),
  },
  {
    id: 'amount-has-fifteen-decimals',
    clause: '§9',
    data: field(LIST, 'amount', (value) => `${String(value).split('.')[0] ?? '0'}.123456789012345`),
  },
  {
    id: 'balance-has-thirty-decimals',
    clause: '§9',
    data: field('/statistics/assets', 'balance', () => `1.${'1'.repeat(30)}`),
  },
  { id: 'fees-are-off', clause: '§3', data: field(LIST, 'fees', () => '0.000001') },
  {
    id: 'time-in-milliseconds',
    clause: '§9',
    data: field(LIST, 'created_time', (value) => Number(value) * 1000),
  },
  { id: 'trade-no-is-short', clause: '§5', data: field(LIST, 'trade_no', (value) => String(value).slice(1)) },
  {
    id: 'trade-no-twice',
    clause: '§3',
    data: on(LIST, (data) => mapRows(data, (row) => ({ ...row, trade_no: '1'.repeat(32) }))),
  },
  { id: 'bind-is-a-number', clause: '§3', data: field('/user/info', 'bind_google_auth', () => 1) },
  {
    id: 'secret-key-in-the-list',
    clause: '§6',
    data: on('/user/secret-key/list', (data) => mapRows(data, plus('secret_key', `sk_${'a1'.repeat(20)}`))),
  },
  {
    id: 'password-hash-in-user-info',
    clause: '§6',
    data: on(
      '/user/info',
      plus('password_hash', '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90'),
    ),
  },
  {
    id: 'totp-secret-in-user-info',
    clause: '§6',
    data: on('/user/info', plus('totp_secret', 'JBSWY3DPEHPK3PXP')),
  },
  {
    id: 'days-are-not-filled',
    clause: '§2',
    data: on('/statistics/daily-collection', (data) =>
      isPlain(data) && Array.isArray(data['list'])
        ? { ...data, list: data['list'].filter((_row, index) => index !== 3) }
        : data,
    ),
  },
  {
    id: 'day-has-slashes',
    clause: '§3',
    data: field('/statistics/daily-collection', 'date', (value) => String(value).replaceAll('-', '/')),
  },
  {
    id: 'more-paid-than-created',
    clause: '§2',
    data: field('/statistics/daily-collection', 'pay_num', (value) => Number(value) + 100_000),
  },
  { id: 'ratio-over-hundred', clause: '§2', data: field('/statistics/overviewAssets', 'ratio', () => '120') },
  {
    id: 'shares-ascending',
    clause: '§2',
    data: on('/statistics/overviewAssets', reversed),
  },
  {
    id: 'quote-lasts-fifteen-minutes',
    clause: '§9',
    data: field('/swap/chargerate', 'expire_time', (value) => Number(value) + 885),
  },
  {
    id: 'quote-receives-more',
    clause: '§9',
    data: field('/swap/chargerate', 'min_received', () => '999999999'),
  },
  {
    id: 'currencies-reordered',
    clause: '§7',
    data: on('/statistics/assets', reversed),
  },
  {
    id: 'change-without-a-sign',
    clause: '§3',
    data: field('/market/follow/list', 'p', (value) => String(value).slice(1)),
  },
  {
    id: 'fee-does-not-add-up',
    clause: '§3',
    data: field('/account/cost', 'actual_amount', () => '0.01'),
  },
  {
    id: 'closing-balance-is-off',
    clause: '§3',
    data: field('/account/stream', 'closing_balance', () => '1'),
  },
  {
    id: 'every-address-is-valid',
    clause: '§5',
    data: on('/account/address-valid', (data) =>
      isPlain(data) ? { ...data, valid: true, reason: '' } : data,
    ),
  },
];
