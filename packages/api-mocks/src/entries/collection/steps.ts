import { call, control, from, withCode, withMail, type Step, signed } from './step.ts';

const recent = { current: 1, pageSize: 10 };
const requestId = (number: number) => `3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b${number}`;

export const moneySteps: readonly Step[] = [
  control('pay', 'simulates a customer who pays twice the amount', 'pay', {
    token: 'USDT',
    chain: 'TRON',
    amount: '25',
    paid: '50',
  }),
  control('pay_time', 'advances the clock until the transfer is confirmed', 'clock', { advance: 3600 }),
  call('payments.list', { query: { ...recent, trade_no: from('pay', 'trade_no') } }),
  call('payments.export', {
    query: { columns: 'created_time,out_trade_no,amount,token', format: 'csv', pageSize: 20 },
  }),
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
  call('withdrawals.export', { query: { format: 'csv' } }),
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
  call('orders.test', { body: { appid: app } }),
  call('links.create', {
    body: { appid: app, title: 'Consulting', amount: '240', reusable: true },
  }),
  call('links.list', { query: { status: 1 } }),
  call('links.info', { query: { id: from('links_create', 'data.id') } }),
  call('links.close', { body: { id: from('links_create', 'data.id') } }),
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

export const merchantSteps: readonly Step[] = [
  control('reset', 'resets all data, so that the collection can run again', 'reset', {
    merchant: 'authorised',
  }),
  call('auth.login'),
  call('status.get'),
  call('user.info'),
  call('user.edit'),
  call('user.opening'),
  call('user.log'),
  call('user.sessions'),
  call('user.attention'),
  call('user.saveView'),
  call('user.views'),
  call('user.deleteView', { body: { id: from('user_views', 'data.list[0].id') } }),
  call('search.all'),
  call('statistics.assets'),
  call('statistics.overview'),
  call('statistics.overviewAssets'),
  call('statistics.dailyCollection'),
  call('currencies.list'),
  call('currencies.rearrange'),
  call('market.followList'),
  call('market.search'),
  call('market.follow'),
  call('notifications.list'),
  call('notifications.read', {
    body: { message_ids: [from('notifications_list', 'data.list[0].id')] },
  }),
  call('callbacks.list', { query: recent }),
  call('callbacks.info', { query: { id: from('callbacks_list', 'data.list[0].id') } }),
  call('callbacks.stats'),
  call('callbacks.test'),
  call('callbacks.resend'),
  call('billing.get'),
  call('billing.edit'),
  call('reports.closing', { query: {} }),
  call('reports.rows', { query: { figure: 'refunds', ...recent } }),
  call('reports.close', { body: { month: from('reports_closing', 'data.months[2].month') } }),
  call('reports.reopen', { body: { month: from('reports_closing', 'data.months[2].month') } }),
  call('reports.export', { query: { shape: 'xero' } }),
  call('reports.summary', { query: { by: 'token' } }),
  call('reports.exportSummary', { query: { by: 'network', format: 'csv' } }),
  call('workOrders.list'),
  call('workOrders.create', {
    body: { type: 8, theme: 'A question', description: 'How do I read the fee?' },
  }),
  call('workOrders.info', { query: { id: from('workOrders_create', 'data.id') } }),
  call('workOrders.reply', {
    body: { id: from('workOrders_list', 'data.list[0].id'), content: 'Yes, please credit it.' },
  }),
  call('workOrders.close', { body: { id: from('workOrders_create', 'data.id'), rating: 5 } }),
  call('workOrders.reopen'),
  uploadStep(),
];

function uploadStep(): Step {
  const step = call('workOrders.upload');
  const boundary = 'picture';
  return {
    ...step,
    headers: { ...step.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: [
      `--${boundary}`,
      'Content-Disposition: form-data; name="file"; filename="picture.png"',
      'Content-Type: image/png',
      '',
      '< ./picture.png',
      `--${boundary}--`,
    ].join('\n'),
  };
}

const hashed = '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90';
const other = '8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e';
const third = '0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f';
const email = 'new@shop.example';
const phone = { area_code: '+44', phone: '7700900129' };

const created = from('auth_login_new', 'data.token');
const wait = (name: string) =>
  control(name, 'advances the clock until another code can be sent', 'clock', { advance: 60 });

const mailOf = (name: string, type: number, to?: string) =>
  call('auth.sendEmailCode', {
    name,
    ...(to === undefined ? { body: { type }, token: created } : { body: { type, email: to } }),
  });

const newAccount: readonly Step[] = [
  ...withMail(mailOf('auth_sendEmailCode', 2, email), 'auth.register', (email_code) => ({
    body: { email, email_code, password: hashed, confirm_password: hashed, name: 'New shop' },
  })),
  ...withMail(mailOf('forgotten_sendEmailCode', 3, email), 'auth.retrievePassword', (email_code) => ({
    body: { email, email_code, password: other, confirm_password: other },
  })),
  call('auth.login', { name: 'auth_login_new', body: { email, password: other } }),
  call('user.info', { name: 'user_info_new', token: created }),
  ...withMail(mailOf('password_sendEmailCode', 7), 'security.password', (email_code) => ({
    body: { old_password: other, password: third, confirm_password: third, type: 1, email_code },
    token: created,
  })),
  ...withMail(mailOf('ticket_sendEmailCode', 10), 'security.verify', (email_code) => ({
    body: { type: 10, email_code },
    token: created,
  })),
  ...withMail(
    call('auth.sendSmsCode', { body: { type: 1, ...phone }, token: created }),
    'security.phone',
    (sms_code) => ({
      body: { action: 1, ...phone, sms_code, ticket: from('security_verify', 'data.ticket') },
      token: created,
    }),
  ),
  call('security.googleAuth', { token: created }),
  control(
    'authenticator_code',
    'returns an authenticator code for that secret',
    `totp?secret=${from('security_googleAuth', 'data.secret')}`,
  ),
  ...withMail(mailOf('authenticator_sendEmailCode', 5), 'security.setGoogleAuth', (email_code) => ({
    body: { action: 1, google_code: from('authenticator_code', 'code'), email_code },
    token: created,
  })),
  wait('recovery_time'),
  ...withMail(mailOf('recovery_sendEmailCode', 5), 'security.recovery', (email_code) => ({
    body: { recovery_code: from('security_setGoogleAuth', 'data.recovery_codes[0]'), email_code },
    token: created,
  })),
  ...withMail(mailOf('mailbox_ticket_sendEmailCode', 6), 'security.verify', (email_code) => ({
    name: 'mailbox_security_verify',
    body: { type: 6, email_code },
    token: created,
  })),
  ...withMail(mailOf('mailbox_sendEmailCode', 9, 'books@shop.example'), 'security.mailbox', (email_code) => ({
    body: { ticket: from('mailbox_security_verify', 'data.ticket'), email: 'books@shop.example', email_code },
    token: created,
  })),
  ...withMail(mailOf('delete_sendEmailCode', 8), 'security.verify', (email_code) => ({
    name: 'delete_security_verify',
    body: { type: 8, action: 'user.delete', email_code, password: third },
    token: created,
  })),
  call('user.delete', {
    body: {
      ticket: from('delete_security_verify', 'data.ticket'),
      reason: 'No longer needed',
      mchid_confirm: from('user_info_new', 'data.mchid'),
    },
    token: created,
  }),
];

export const accountSteps: readonly Step[] = [
  ...newAccount,
  call('auth.login', { name: 'auth_login_reviewing', body: { google_auth_code: 'mock:reviewing' } }),
  call('user.cancelOpening', { token: from('auth_login_reviewing', 'data.token') }),
  call('auth.login', { name: 'auth_login_twoStep', body: { google_auth_code: 'mock:two-step' } }),
  ...withCode('auth.verifyLogin', { token: from('auth_login_twoStep', 'data.token') }, '?merchant=two-step'),
  call('user.revokeSessions'),
  call('funds.freeze'),
  control('month', 'advances the clock to the end of a month', 'clock', { advance: 31 * 86_400 }),
  call('auth.login', { name: 'auth_login_later' }),
  call('statements.list', { token: from('auth_login_later', 'data.token') }),
  call('statements.export', {
    query: { id: from('statements_list', 'data.list[0].id'), format: 'csv' },
    token: from('auth_login_later', 'data.token'),
  }),
  call('auth.logout', { token: from('auth_login_later', 'data.token') }),
];
