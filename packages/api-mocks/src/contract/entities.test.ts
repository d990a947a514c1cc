import { expect, it } from 'vitest';
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
import { endpoints, type EndpointId } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { userInfo } from './user.ts';

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
