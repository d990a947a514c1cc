import type { BodyInput, Endpoint, QueryInput } from './endpoint.ts';
import type { EndpointId, Endpoints } from './endpoints.ts';

type Part<E extends Endpoint> = (E['query'] extends undefined ? object : { readonly query?: QueryInput<E> }) &
  (E['body'] extends undefined ? object : { readonly body: BodyInput<E> });

const request_id = '3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b90';
const hashed = '5f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b90';
const other = '8b905f2a8c1e6d4a4b6e9c552a1f0d7e8b905f2a8c1e6d4a4b6e9c552a1f0d7e';
const number = '84121795170660100123900212482004';
const tron = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
/** The verification of the examples. `GET /__mock/totp` returns a valid authenticator code. */
const codes = {
  google_code: '123456',
  password: '42082822f162d9f81eda901ff19c0b41a5565a1581ff8ef304194c0aa7a16fd6',
};
const route = { pair_id: '11', direction: 1, from_id: '307', to_id: '101' } as const;
const first = { current: 1, pageSize: 10 };

/** A typical request of every call, for the documents, the HTTP collection and tests. */
export const examples: { readonly [Id in EndpointId]: Part<Endpoints[Id]> } = {
  'auth.login': { body: { google_auth_code: 'mock:authorised' } },
  'auth.verifyLogin': { body: { token: 'tok_held', google_code: '123456' } },
  'auth.logout': {},
  'auth.register': {
    body: {
      email: 'new@shop.example',
      email_code: '123456',
      password: hashed,
      confirm_password: hashed,
      name: 'New shop',
    },
  },
  'auth.retrievePassword': {
    body: {
      email: 'finance@northwind.example',
      email_code: '123456',
      password: hashed,
      confirm_password: hashed,
    },
  },
  'auth.sendEmailCode': { body: { type: 8 } },
  'auth.sendSmsCode': { body: { type: 1, area_code: '+49', phone: '15112345678' } },
  'user.info': {},
  'user.edit': {
    body: { merchant: { time_zone: 'Europe/Berlin', website: 'https://www.northwind.example' } },
  },
  'user.delete': { body: { ticket: 'tkt_1', reason: 'No longer needed', mchid_confirm: '10012846' } },
  'user.opening': {},
  'user.cancelOpening': {},
  'user.log': { query: { ...first, type: 1 } },
  'user.sessions': {},
  'user.revokeSessions': { body: {} },
  'user.attention': {},
  'user.views': { query: { area: 'record' } },
  'user.saveView': { body: { area: 'record', name: 'Late payments', query: 'exception=3&range=30d' } },
  'user.deleteView': { body: { id: '1' } },
  'security.password': {
    body: { old_password: hashed, password: other, confirm_password: other, type: 1, google_code: '123456' },
  },
  'security.googleAuth': {},
  'security.setGoogleAuth': { body: { action: 1, google_code: '123456', email_code: '123456' } },
  'security.recovery': { body: { recovery_code: 'a1b2c-d3e4f', email_code: '123456' } },
  'security.verify': { body: { type: 6, email_code: '123456' } },
  'security.mailbox': {
    body: { ticket: 'tkt_1', email: 'treasury@northwind.example', email_code: '123456' },
  },
  'security.phone': { body: { action: 1, area_code: '+44', phone: '7700900129', sms_code: '123456' } },
  'applications.options': {},
  'applications.create': {
    body: {
      name: 'Pop-up store',
      website: 'https://popup.northwind.example',
      notify_url: 'https://popup.northwind.example/hooks',
      mode: 1,
      payment_mode: 3,
      currency_ids: ['108', '101'],
      ...codes,
    },
  },
  'applications.get': { query: { id: '601' } },
  'applications.edit': { body: { id: '601', name: 'Checkout · web' } },
  'applications.delete': { body: { id: '604', ...codes } },
  'applications.list': { query: first },
  'applications.select': { query: { id: '601' } },
  'applications.notifyUrl': {
    body: { id: '601', notify_url: 'https://shop.northwind.example/hooks/settlement', test: 1 },
  },
  'applications.refreshGoogleSecret': { body: { id: '601', google_code: '123456' } },
  'applications.revealSigningKey': { body: { id: '601', ...codes } },
  'statistics.assets': { query: { all: 0 } },
  'statistics.overview': {},
  'statistics.overviewAssets': {},
  'statistics.dailyCollection': { query: { start_time: 1_792_627_200, end_time: 1_795_171_500 } },
  'currencies.list': { query: { scene: 'withdraw' } },
  'currencies.rearrange': { body: { ids: ['3', '1', '2', '4', '5', '6', '7', '8', '9', '10'] } },
  'payments.list': { query: { status: '2', current: 1, pageSize: 20 } },
  'payments.export': { query: { status: '2', columns: 'created_time,out_trade_no,amount,token' } },
  'payments.info': { query: { trade_no: number } },
  'payments.monitor': { query: { handle_id: '900012390' } },
  'payments.totals': { query: { status: '2' } },
  'payments.review': { body: { trade_no: number, reviewed: true } },
  'payments.refund': { body: { request_id, trade_no: number, reason: 'Ordered twice', ...codes } },
  'requests.lookUp': { body: { request_id } },
  'orders.create': {
    body: {
      out_trade_no: 'A-1001',
      token: 'USDT',
      chain: 'TRON',
      amount: '25',
      subject: 'Two tickets',
      return_url: 'https://shop.northwind.example/thanks',
    },
  },
  'orders.info': { query: { out_trade_no: 'A-1001' } },
  'orders.list': { query: first },
  'orders.close': { body: { out_trade_no: 'A-1001' } },
  'orders.test': { body: { appid: 'app_1001284604' } },
  'orders.refund': { body: { out_trade_no: 'A-1001', out_refund_no: 'R-1001', amount: '10' } },
  'withdrawals.cost': { query: { id: '101', amount: '120' } },
  'withdrawals.addressValid': { query: { id: '101', address: tron } },
  'withdrawals.list': { query: { ...first, status: 5 } },
  'withdrawals.export': { query: { status: 5 } },
  'withdrawals.create': { body: { request_id, id: '101', address: tron, amount: '120', ...codes } },
  'withdrawals.cancel': { body: { request_id, trade_no: '84121795171475300007417318620912' } },
  'recharge.funds': { body: { id: '101' } },
  'recharge.list': { query: first },
  'transfers.create': {
    body: { request_id, account: '10013401', id: '101', amount: '50', remark: 'Settlement', ...codes },
  },
  'transfers.list': { query: first },
  'transfers.payee': { query: { account: '10013401' } },
  'funds.expend': { query: { ...first, network_id: '1' } },
  'funds.stream': { query: { ...first, id: '101' } },
  'funds.freeze': { body: { open: 1 } },
  'swap.pairs': { body: {} },
  'swap.availableBalance': { body: { id: '307', balance_type: 1 } },
  'swap.quote': { body: { ...route, amount: '0.05' } },
  'swap.create': {
    body: { ...route, request_id, quote_id: 'swq_1', from_amount: '0.05', min_received: '4600', ...codes },
  },
  'market.followList': {},
  'market.search': { query: { name: 'bt' } },
  'market.follow': { body: { tokens: ['BTC', 'ETH', 'TRX'] } },
  'notifications.list': { query: { ...first, read: 2 } },
  'notifications.read': { body: { message_ids: ['70001'] } },
  'callbacks.list': { query: { ...first, status: 5 } },
  'callbacks.info': { query: { id: '800001' } },
  'callbacks.resend': { body: { filter: { status: 7 }, payload: 1 } },
  'callbacks.test': { body: { appid: 'app_1001284601', event: 'payment.paid' } },
  'callbacks.stats': {},
  'addresses.list': { query: { ...first, chain_family: 'tron' } },
  'addresses.create': {
    body: {
      label: 'Second treasury',
      currency_id: '307',
      address: 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95',
      ...codes,
    },
  },
  'addresses.edit': { body: { id: '3001', label: 'Treasury' } },
  'addresses.delete': { body: { id: '3006' } },
  'addresses.policy': { body: { only_saved: 1, ...codes } },
  'billing.get': {},
  'statements.list': {},
  'statements.export': { query: { id: '20261' } },
  'billing.edit': { body: { order_valid_minutes: 45, under_tolerance: '0.5' } },
  'reports.closing': { query: { month: '2026-10' } },
  'reports.rows': { query: { month: '2026-10', figure: 'refunds', ...first } },
  'reports.close': { body: { month: '2026-09' } },
  'reports.reopen': { body: { month: '2026-09' } },
  'reports.export': { query: { month: '2026-10', shape: 'xero', currency: 'GBP' } },
  'reports.summary': { query: { month: '2026-10', by: 'token' } },
  'reports.exportSummary': { query: { month: '2026-10', by: 'network', format: 'csv' } },
  'links.list': { query: { status: 1 } },
  'links.info': { query: { id: '7001' } },
  'links.create': {
    body: { appid: 'app_1001284601', title: 'Consulting, 2 hours', amount: '240', reusable: false },
  },
  'links.close': { body: { id: '7001' } },
  'workOrders.list': { query: { ...first, status: 3 } },
  'workOrders.info': { query: { id: '9003' } },
  'workOrders.create': {
    body: {
      type: 1,
      theme: 'Payment not credited',
      description: 'Paid an hour ago, still open.',
      trade_no: number,
    },
  },
  'workOrders.reply': { body: { id: '9003', content: 'Yes, please credit it to the new order.' } },
  'workOrders.close': { body: { id: '9002', rating: 5 } },
  'workOrders.reopen': { body: { id: '9002' } },
  'workOrders.upload': {},
  'search.all': { query: { keyword: 'treasury' } },
  'status.get': {},
};
