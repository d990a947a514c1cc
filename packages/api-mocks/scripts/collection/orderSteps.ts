import { call, control, from, signed, withCode, type Step } from './step.ts';

/** The transaction password of the demo merchants. */
const password = '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6';
const app = from('applications_create', 'data.appid');
const id = from('applications_create', 'data.id');
const order = { token: 'USDT', chain: 'TRON', amount: '25', subject: 'Two tickets' };

/** An application for a test, and the orders that its server makes. */
export const orderSteps: readonly Step[] = [
  call('applications.options'),
  ...withCode('applications.create', (google_code) => ({
    body: {
      name: 'Collection',
      website: 'https://popup.northwind.example',
      notify_url: 'https://popup.northwind.example/hooks',
      mode: 2,
      payment_mode: 3,
      currency_ids: ['108', '101'],
      scopes: ['orders:read', 'orders:write', 'refunds:write'],
      google_code,
      password,
    },
  })),
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
  control('order_time', 'the transfer is confirmed', 'clock', { advance: 3600 }),
  ...signed('orders.refund', app, {
    body: { out_trade_no: 'A-1001', out_refund_no: 'R-1001', amount: '10' },
  }),
  ...signed('orders.create', app, {
    name: 'orders_create_second',
    body: { out_trade_no: 'A-1002', ...order },
  }),
  ...signed('orders.close', app, { body: { out_trade_no: 'A-1002' } }),
  ...signed('orders.list', app, { query: { current: 1, pageSize: 10 } }),
  ...withCode('applications.refreshGoogleSecret', (google_code) => ({ body: { id, google_code } })),
  ...withCode('applications.revealSigningKey', (google_code) => ({ body: { id, google_code, password } })),
  ...withCode('applications.delete', (google_code) => ({ body: { id, google_code, password } })),
];

/** As a customer does on the payment page, which is shown again afterwards. */
function payStep(): Step {
  return {
    name: 'orders_pay',
    title: 'Mock: the customer pays the order',
    method: 'POST',
    target: from('orders_create', 'data.payment_url'),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'how=exact',
    status: 200,
  };
}
