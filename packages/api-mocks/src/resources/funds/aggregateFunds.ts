import { movementDirection, notificationType, streamType } from '#contract/enumerations.ts';
import { assetAt, gasAsset, type Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import { availableOf, post } from '#core/books/ledger.ts';
import { formatUnits, parseUnits } from '#core/books/money.ts';
import { notify, type NewNotification } from '../notifications/notify.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { ExpenseRow } from '#core/books/rows/funds.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { AGGREGATE_SECONDS } from '../payments/factory.ts';
import { happening } from '#core/time/agenda.ts';

export function aggregateFunds(
  merchant: Merchant,
  asset: Asset,
  gas: bigint,
  orderCount: number,
  at: number,
): ExpenseRow {
  const row = merchant.rows.expenses.add((index) => ({
    index,
    createdAt: at,
    asset: asset.index,
    amount: gas,
    orderCount,
  }));
  post(merchant.ledger, {
    at,
    type: streamType.gas,
    direction: movementDirection.out,
    asset: gasAsset.index,
    amount: gas,
    contra: 'gas',
    source: 'expense',
    sourceIndex: row.index,
  });
  return row;
}

/** The gas fee of an aggregation, in millionths of a USDT. */
export const GAS = 80_000n;

export function aggregationNotice({ asset, amount, orderCount, index }: ExpenseRow): NewNotification {
  const { chain, token } = assetAt(asset);
  return {
    type: notificationType.fundAggregation,
    notice: 'aggregation',
    values: {
      chain: chain.chain,
      token: token.token,
      count: String(orderCount),
      amount: formatUnits(amount, gasAsset.decimals),
    },
    expense: index,
  };
}

function warn(merchant: Merchant, left: bigint, at: number): void {
  notify(merchant, at, {
    type: notificationType.announcement,
    notice: 'gasLow',
    values: { amount: formatUnits(left, gasAsset.decimals) },
    link: '/property/recharge?id=108',
  });
}

function gatherNow(merchant: Merchant, asset: Asset, at: number): boolean {
  const before = availableOf(merchant.ledger, gasAsset.index);
  const alert = parseUnits(merchant.settings.bill.gas_alert, gasAsset.decimals) ?? 0n;
  if (before < GAS) return false;
  notify(merchant, at, aggregationNotice(aggregateFunds(merchant, asset, GAS, 1, at)));
  const left = before - GAS;
  if (before >= alert && left < alert) warn(merchant, left, at);
  return true;
}

/**
 * Schedules the fund aggregation of a payment. The gas account pays the gas fee unless the customer has paid
 * it. If the gas balance is too low, the funds stay at the deposit address.
 */
export function gatherLater(bank: Bank, merchant: Merchant, payment: PaymentRow, from: number): void {
  bank.scheduler.schedule(aggregation, from + AGGREGATE_SECONDS, merchant, payment.index);
}

const aggregation = happening('payment.aggregation', (_bank, merchant, index, at) => {
  const row = merchant.rows.payments.get(index);
  if (!row) return;
  const isPaidByPayer = (row.terms?.gas ?? 0n) > 0n;
  if (isPaidByPayer || gatherNow(merchant, assetAt(row.asset), at))
    merchant.rows.payments.replace(index, { ...row, gatheredAt: at });
});
