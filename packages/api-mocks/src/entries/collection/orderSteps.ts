import { call, control, from, signed, withCode, type Step } from './step.ts';

const app = from('applications_create', 'data.appid');
const id = from('applications_create', 'data.id');
const order = { token: 'USDT', chain: 'TRON', amount: '25', subject: 'Two tickets' };

export const orderSteps: readonly Step[] = [
  call('applications.options'),
  ...withCode('applications.create', {
    name: 'Collection',
    mode: 2,
    scopes: ['orders:read', 'orders:write', 'refunds:write'],
  }),
  call('applications.list'),
  call('applications.get', { query: { id } }),
  call('applications.edit', { body: { id, name: 'Collection of requests' } }),
  call('applications.select', { query: { id } }),
  call('applications.notifyUrl', {
    body: { id, notify_url: 'https://popup.northwind.example/hooks', test: 1 },
  }),
  ...signed('orders.create', app, { body: { out_trade_no: 'A-1001', ...order } }),
  ...signed('orders.info', app, { query: { out_trade_no: 'A-1001' } }),
  payStep(),
  control('order_time', 'advances the clock until the transfer is confirmed', 'clock', { advance: 3600 }),
  ...signed('orders.refund', app, {
    body: { out_trade_no: 'A-1001', out_refund_no: 'R-1001', amount: '10' },
  }),
  ...signed('orders.create', app, {
    name: 'orders_create_second',
    body: { out_trade_no: 'A-1002', ...order },
  }),
  ...signed('orders.close', app, { body: { out_trade_no: 'A-1002' } }),
  ...signed('orders.list', app, { query: { current: 1, pageSize: 10 } }),
  ...withCode('applications.refreshGoogleSecret', { id }),
  ...withCode('applications.revealSigningKey', { id }),
  ...withCode('applications.delete', { id }),
];

function payStep(): Step {
  return {
    name: 'orders_pay',
    title: 'Mock: pays the order as the customer',
    method: 'POST',
    target: from('orders_create', 'data.payment_url'),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'how=exact',
    status: 200,
  };
}
