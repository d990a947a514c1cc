import { paymentDifference, paymentStatus } from '@settlement/api-mocks/contract/enumerations';
import { expect, it } from 'vitest';
import { catalog } from '#app/testing.ts';
import { textOf } from '#i18n/useText.ts';
import { paymentReasonText } from './PaymentStatusTag.tsx';
import { networkName } from './networkName.ts';

const { error, paid } = paymentStatus;
const { none, over, under } = paymentDifference;
const refundable = { amount: '0', excess: '0', fee: '0', address: '', end_time: 0 };

it.each([
  { status: error, diff_type: under, refundable, reason: 'Underpaid' },
  { status: paid, diff_type: over, refundable, reason: 'Overpaid' },
  { status: error, diff_type: none, refundable, reason: 'Not credited' },
  { status: error, diff_type: none, refundable: { ...refundable, end_time: 9 }, reason: '' },
  { status: error, diff_type: none, refundable: undefined, reason: '' },
  { status: paid, diff_type: none, refundable, reason: '' },
])(
  'paymentReasonText returns “$reason” for status $status and difference $diff_type',
  ({ reason, ...payment }) => {
    expect(paymentReasonText(textOf(catalog, 'en-US'), payment)).toBe(reason);
  },
);

it.each([
  [{ chain: 'TRON', net_work: 'TRC20' }, 'TRON (TRC20)', 'TRON (TRC20)'],
  [{ chain: 'Bitcoin', net_work: 'Bitcoin' }, 'Bitcoin', 'Bitcoin'],
])('networkName formats %o as “%s”', (network, english, chinese) => {
  expect(networkName(textOf(catalog, 'en-US'), network)).toBe(english);
  expect(networkName(textOf(catalog, 'zh-CN'), network)).toBe(chinese);
});
