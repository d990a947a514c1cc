import { call, control, from, withCode, type Step } from './step.ts';

/** The transaction password of the demo merchants. */
const password = '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6';
const requestId = (number: number) => `3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b${number}`;
const tron = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const route = { pair_id: '11', direction: 1, from_id: '307', to_id: '101' } as const;
const recent = { current: 1, pageSize: 10 };

/** Payments, withdrawals, deposits, transfers and swaps. */
export const moneySteps: readonly Step[] = [
  control('pay', 'a customer pays twice what was asked for', 'pay', {
    token: 'USDT',
    chain: 'TRON',
    amount: '25',
    paid: '50',
  }),
  control('pay_time', 'the transfer is confirmed', 'clock', { advance: 3600 }),
  call('payments.list', { query: { ...recent, trade_no: from('pay', 'trade_no') } }),
  call('payments.export', { query: { columns: 'created_time,out_trade_no,amount,token', pageSize: 20 } }),
  call('payments.info', { query: { trade_no: from('pay', 'trade_no') } }),
  call('payments.monitor', { query: { handle_id: from('payments_list', 'data.list[0].handle_id') } }),
  call('payments.totals'),
  call('payments.review', { body: { trade_no: from('pay', 'trade_no'), reviewed: true } }),
  ...withCode('payments.refund', (google_code) => ({
    body: {
      request_id: requestId(10),
      trade_no: from('pay', 'trade_no'),
      reason: 'Ordered twice',
      google_code,
      password,
    },
  })),
  call('withdrawals.cost'),
  call('withdrawals.addressValid'),
  ...withCode('withdrawals.create', (google_code) => ({
    body: { request_id: requestId(11), id: '101', address: tron, amount: '120', google_code, password },
  })),
  call('requests.lookUp', { body: { request_id: requestId(11) } }),
  call('withdrawals.cancel', {
    body: { request_id: requestId(12), trade_no: from('withdrawals_create', 'data.trade_no') },
  }),
  call('withdrawals.list', { query: recent }),
  call('withdrawals.export'),
  call('recharge.funds'),
  control('deposit', 'a deposit arrives', 'deposit', { token: 'USDT', chain: 'TRON', amount: '100' }),
  call('recharge.list'),
  call('transfers.payee'),
  ...withCode('transfers.create', (google_code) => ({
    body: {
      request_id: requestId(13),
      account: '10013401',
      id: '101',
      amount: '50',
      remark: 'Settlement',
      google_code,
      password,
    },
  })),
  call('transfers.list'),
  call('funds.stream'),
  call('funds.expend'),
  call('swap.pairs'),
  call('swap.availableBalance'),
  ...withCode('swap.create', (google_code) => ({
    body: {
      ...route,
      request_id: requestId(14),
      quote_id: from('swap_quote', 'data.quote_id'),
      from_amount: '0.05',
      min_received: '1',
      google_code,
      password,
    },
  })).toSpliced(2, 0, call('swap.quote')),
  call('addresses.list'),
  ...withCode('addresses.create', (google_code) => ({
    body: {
      label: 'Second treasury',
      currency_id: '307',
      address: 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95',
      google_code,
      password,
    },
  })),
  call('addresses.edit', {
    body: { id: from('addresses_create', 'data.id'), label: 'Third treasury' },
  }),
  call('addresses.delete', { body: { id: from('addresses_create', 'data.id') } }),
  ...withCode('addresses.policy', (google_code) => ({ body: { only_saved: 1, google_code, password } })),
];
