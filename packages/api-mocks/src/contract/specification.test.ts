import { expect, it, test } from 'vitest';
import { applicationOption } from './applicationOptions.ts';
import { loginAnswer } from './auth.ts';
import { currency } from './currencies.ts';
import { expense } from './funds.ts';
import { marketItem } from './market.ts';
import { notification } from './notifications.ts';
import { paymentTransfer } from './paymentDetails.ts';
import { payment } from './payments.ts';
import { asset, dailyCollectionItem, overview } from './statistics.ts';
import { fieldsOf, isExtension } from './extensions.ts';
import { type EndpointId, endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { userInfo } from './user.ts';
import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { examples } from './examples.ts';

/** The fields of the specification. All other fields must be marked as extensions. */
const entities = [
  [
    '§3 User info',
    userInfo,
    'name email status mchid bind_google_auth phone area_code password security_switch',
  ],
  [
    '§3 Overview stats',
    overview,
    'income sure_withdrawal transaction_volume cumulative_withdrawal frozen_amount operable_balance total_assets today_amount',
  ],
  ['§3 Daily collection', dailyCollectionItem, 'date income refund create_num pay_num'],
  ['§3 Asset item', asset, 'token usdt_balance balance logo id chain net_work subset'],
  ['§3 Currency', currency, 'chain net_work id subset'],
  [
    '§3 Payment record',
    payment,
    'trade_no out_trade_no transaction_id apply_name appid amount fees usdt_amount token status created_time fiat_name fiat_amount chain contract amount_collected mch_real_receive browser_url logo',
  ],
  ['§3 Payment monitor', paymentTransfer, 'from_address to_address txid amount confirmation_time'],
  [
    '§3 Notification',
    notification,
    'id title content status types created_time ip device address amount currency',
  ],
  ['§3 Expense record', expense, 'id amount currency created_time'],
  ['§3 Application option', applicationOption, 'name appid'],
  ['§3 Market item', marketItem, 'token balance p check logo id'],
  ['§3 Login verification response', loginAnswer, 'token verification'],
] as const;

it.each(entities)(
  'the fields of %s that aren’t extensions match the specification exactly',
  (_clause, { entries }, fields) => {
    const unmarked = Object.entries(entries).filter(([, field]) => !isExtension(field));
    expect(unmarked.map(([name]) => name).toSorted()).toEqual(fields.split(' ').toSorted());
  },
);

/** The parameters and fields that specification §7 shows. */
const payloads = {
  'auth.login': 'google_auth_code email password',
  'auth.verifyLogin': 'google_code',
  'security.password': 'old_password password confirm_password',
  'statistics.assets': 'all',
  'statistics.dailyCollection': 'start_time end_time appid',
  'funds.expend': 'start_time end_time network_id token_id current pageSize',
  'payments.list': 'appid out_trade_no trade_no status start_time end_time current pageSize',
  'payments.monitor': 'handle_id',
  'market.search': 'all name',
  'notifications.list': 'current pageSize all read',
  'notifications.read': 'message_ids',
} as const satisfies Partial<Record<EndpointId, string>>;

const shown = Object.values<Endpoint>(endpoints).filter(
  ({ extension, proposal, query, body }) => !extension && !proposal.includes('payload') && (query ?? body),
);

it.each(shown)('the fields of $id that aren’t extensions match specification §7 exactly', (endpoint) => {
  const unmarked = [...fieldsOf(endpoint.query ?? endpoint.body)].filter(([, field]) => !isExtension(field));
  expect(unmarked.map(([name]) => name).toSorted()).toEqual(
    (new Map(Object.entries(payloads)).get(endpoint.id) ?? '').split(' ').filter(Boolean).toSorted(),
  );
});

it('only calls of specification §7 have proposed changes', () => {
  const both = Object.values<Endpoint>(endpoints).filter((one) => one.extension && one.proposal.length > 0);
  expect(both).toEqual([]);
});

test('every endpoint has a unique ID, method and path', () => {
  const calls = Object.entries<Endpoint>(endpoints).map(([key, { id, method, path }]) => {
    expect(id).toBe(key);
    return `${method} ${path}`;
  });
  expect(new Set(calls).size).toBe(calls.length);
});

test('every example satisfies the contract', () => {
  const ids = Object.keys(endpoints).filter((id): id is EndpointId => Object.hasOwn(examples, id));
  expect(ids).toHaveLength(Object.keys(endpoints).length);
  for (const id of ids) {
    const { query, body }: Endpoint = endpoints[id];
    const example: { query?: unknown; body?: unknown } = examples[id];
    const parts = [query && v.safeParse(query, example.query ?? {}), body && v.safeParse(body, example.body)];
    expect({ id, ok: parts.every((part) => part === undefined || part.success) }).toEqual({ id, ok: true });
  }
});

/** The calls of specification §7, in the order of its table. */
const named =
  `POST /public/login|POST /public/login/verification|POST /public/register|POST /public/email/send-verification-code|
POST /public/sms/send-verification-code|POST /user/login-out|PUT /user/password|GET /user/info|PUT /user/edit|GET /user/google-auth|
POST /user/google-auth|PUT /user/mailbox|PUT /user/phone|DELETE /user|POST /user/verification|GET /user/log|GET /statistics/assets|
GET /statistics/overview|GET /statistics/overviewAssets|GET /statistics/daily-collection|GET /currency/list|POST /currency/rearrange|
GET /account/cost|GET /account/address-valid|GET /account/withdrawal-list|GET /account/withdrawal-list/export|POST /account/withdrawal|
POST /account/recharge/funds|POST /account/internal-transfer|GET /account/internal-transfer|GET /account/recharge|GET /account/stream|
GET /account/expend|POST /swap/platform-list|POST /swap/available-balance|POST /swap/chargerate|POST /swap/create-order|
GET /transactions/list|GET /transactions/list/export|GET /transactions/info|GET /transactions/monitor|GET /user/secret-key|
POST /user/secret-key|PUT /user/secret-key|DELETE /user/secret-key|GET /user/secret-key/list|GET /user/secret-key/select|
PUT /user/secret-key/notify-url|PUT /user/secret-key/refresh-google-secret|GET /user/application-list|GET /market/follow/list|
GET /market/search|PUT /market/follow/token|GET /message|PUT /message/read`
    .split('|')
    .map((call) => call.trim());

test('the calls that aren’t extensions are exactly the calls of specification §7', () => {
  const own = Object.values(endpoints).filter(({ extension }) => !extension);
  const calls = own.map(({ method, path }) => `${method} ${path.slice('/api/v1'.length)}`);
  expect(calls.toSorted()).toEqual(named.toSorted());
});

test('every call that accepts a verification code declares an error for a wrong code', () => {
  const wrong = {
    sms_code: errorCode.SMS_CODE_WRONG,
    google_code: errorCode.GOOGLE_CODE_WRONG,
    email_code: errorCode.EMAIL_CODE_WRONG,
  } as const;
  const silent = Object.values<Endpoint>(endpoints).flatMap(({ id, body, errors }) => {
    const fields = body && 'entries' in body && typeof body.entries === 'object' ? body.entries : {};
    return Object.entries(wrong)
      .filter(([field, code]) => fields && field in fields && !errors.some((one) => one === code))
      .map(([field]) => `${id}: ${field}`);
  });
  expect(silent).toEqual([]);
});
