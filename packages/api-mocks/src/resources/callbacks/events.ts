import { callbackOrderType, paymentStatus } from '#contract/enumerations.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { tradeNo, type TradeKind } from '#core/tradeNo.ts';
import { announce, type Event } from './deliver.ts';

const paymentEvents: Readonly<Record<number, string>> = {
  2: 'payment.paid',
  3: 'payment.timeout',
  4: 'payment.closed',
  6: 'payment.refunded',
  7: 'payment.error',
  8: 'payment.confirmation_failed',
};

/** The status that an event of a payment tells of. */
export const statusOfEvent: Readonly<Record<string, number>> = {
  'payment.created': paymentStatus.toBePaid,
  ...Object.fromEntries(Object.entries(paymentEvents).map(([status, event]) => [event, Number(status)])),
};

export function paymentEvent(merchant: Merchant, row: PaymentRow): Event {
  const asset = assetAt(row.asset);
  return {
    app: row.app,
    orderType: callbackOrderType.payment,
    event: paymentEvents[row.status] ?? 'payment.created',
    refNo: tradeNo(merchant.seed, 'payment', row.index, row.createdAt),
    amount: formatUnits(row.collected > 0n ? row.collected : row.amount, asset.decimals),
    token: asset.token.token,
  };
}

export function announcePayment(bank: Bank, merchant: Merchant, row: PaymentRow, at: number): void {
  announce(bank, merchant, paymentEvent(merchant, row), at);
}

const orderTypes = { recharge: 2, withdrawal: 3, refund: 4, transfer: 5, swap: 6 } as const;

/** Events without an application go to the first application. */
export function announceMovement(
  bank: Bank,
  merchant: Merchant,
  kind: keyof typeof orderTypes & TradeKind,
  event: string,
  row: {
    readonly index: number;
    readonly createdAt: number;
    readonly asset: number;
    readonly amount: bigint;
  },
  at: number,
): void {
  const asset = assetAt(row.asset);
  announce(
    bank,
    merchant,
    {
      app: 0,
      orderType: orderTypes[kind],
      event,
      refNo: tradeNo(merchant.seed, kind, row.index, row.createdAt),
      amount: formatUnits(row.amount, asset.decimals),
      token: asset.token.token,
    },
    at,
  );
}
