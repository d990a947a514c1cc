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
import { userInfo } from './user.ts';

/** The fields that the specification names; the contract adds more. */
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

it.each(entities)('%s has the fields of the specification', (_clause, { entries }, fields) => {
  expect(Object.keys(entries)).toEqual(expect.arrayContaining(fields.split(' ')));
});
