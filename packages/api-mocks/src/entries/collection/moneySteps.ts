import { call, control, from, withCode, type Step } from './step.ts';

const requestId = (number: number) => `3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b${number}`;
const recent = { current: 1, pageSize: 10 };

export const moneySteps: readonly Step[] = [
  control('pay', 'simulates a customer who pays twice the amount', 'pay', {
    token: 'USDT',
    chain: 'TRON',
    amount: '25',
    paid: '50',
  }),
  control('pay_time', 'advances the clock until the transfer is confirmed', 'clock', { advance: 3600 }),
  call('payments.list', { query: { ...recent, trade_no: from('pay', 'trade_no') } }),
  call('payments.export', { query: { columns: 'created_time,out_trade_no,amount,token', pageSize: 20 } }),
  call('payments.info', { query: { trade_no: from('pay', 'trade_no') } }),
  call('payments.monitor', { query: { handle_id: from('payments_list', 'data.list[0].handle_id') } }),
  call('payments.totals'),
  call('payments.review', { body: { trade_no: from('pay', 'trade_no'), reviewed: true } }),
  ...withCode('payments.refund', { request_id: requestId(10), trade_no: from('pay', 'trade_no') }),
  call('withdrawals.cost'),
  call('withdrawals.addressValid'),
  ...withCode('withdrawals.create', { request_id: requestId(11) }),
  call('requests.lookUp', { body: { request_id: requestId(11) } }),
  call('withdrawals.cancel', {
    body: { request_id: requestId(12), trade_no: from('withdrawals_create', 'data.trade_no') },
  }),
  call('withdrawals.list', { query: recent }),
  call('withdrawals.export'),
  call('recharge.funds'),
  control('deposit', 'simulates a deposit', 'deposit', { token: 'USDT', chain: 'TRON', amount: '100' }),
  call('recharge.list'),
  call('transfers.payee'),
  ...withCode('transfers.create', { request_id: requestId(13) }),
  call('transfers.list'),
  call('funds.stream'),
  call('funds.expend'),
  call('swap.pairs'),
  call('swap.availableBalance'),
  ...withCode('swap.create', {
    request_id: requestId(14),
    quote_id: from('swap_quote', 'data.quote_id'),
    min_received: '1',
  }).toSpliced(2, 0, call('swap.quote')),
  call('addresses.list'),
  ...withCode('addresses.create'),
  call('addresses.edit', {
    body: { id: from('addresses_create', 'data.id'), label: 'Third treasury' },
  }),
  call('addresses.delete', { body: { id: from('addresses_create', 'data.id') } }),
  ...withCode('addresses.policy'),
];
