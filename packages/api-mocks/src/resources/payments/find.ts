import { paymentDifference, paymentStatus } from '#contract/enumerations.ts';
import type { paymentFilters } from '#contract/payments.ts';
import type * as v from 'valibot';
import { findAsset, assets } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { parseUnits, VALUE_DECIMALS } from '#core/money.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { firstNotBefore } from '#core/table.ts';
import { indexInTradeNo } from '#core/tradeNo.ts';
import { countedRefunds } from './refundable.ts';
import { payerAddress, payInAddress, tradeNoOf, txidOf } from './derived.ts';

export type PaymentFilters = v.InferOutput<v.ObjectSchema<typeof paymentFilters, undefined>>;
type Test = (row: PaymentRow) => boolean;

/** The payment of a platform number. */
export function paymentByTradeNo(merchant: Merchant, number: string): PaymentRow | undefined {
  const index = indexInTradeNo('payment', number);
  const row = index === undefined ? undefined : merchant.rows.payments.get(index);
  return row && tradeNoOf(merchant, row) === number ? row : undefined;
}

/** The newest payment of a merchant number. */
export function paymentByOutTradeNo(merchant: Merchant, number: string): PaymentRow | undefined {
  let found: PaymentRow | undefined;
  merchant.rows.payments.fromNewest((row) => {
    if (row.outTradeNo !== number) return true;
    found = row;
    return false;
  });
  return found;
}

/** A transaction id is worked out row by row, so it is looked for only where it can be one. */
function txidTest(merchant: Merchant, part: string): Test {
  const lower = part.toLowerCase();
  return (row) => row.detectedAt > 0 && txidOf(merchant, row).toLowerCase().includes(lower);
}

function addressTest(merchant: Merchant, part: string): Test {
  const lower = part.toLowerCase();
  return (row) =>
    row.detectedAt > 0 &&
    [payInAddress(merchant, row), payerAddress(merchant, row)].some((address) =>
      address.toLowerCase().includes(lower),
    );
}

/** Paid otherwise than ordered, and neither given back nor marked as reviewed. */
export function isOpenDifference(row: PaymentRow): boolean {
  const isBack = row.status === paymentStatus.underRefund || row.status === paymentStatus.refunded;
  const isAnswered = isBack || countedRefunds(row).length > 0 || (row.reviewedAt ?? 0) > 0;
  return row.difference !== paymentDifference.none && !isAnswered;
}

function keywordTest(merchant: Merchant, keyword: string): Test {
  const byNumber = paymentByTradeNo(merchant, keyword);
  if (byNumber) return (row) => row.index === byNumber.index;
  const lower = keyword.toLowerCase();
  const isTxid = keyword.length >= 40;
  const isPartOfNumber = /^\d{4,32}$/.test(keyword);
  return (row) =>
    row.outTradeNo.toLowerCase().includes(lower) ||
    (isPartOfNumber && tradeNoOf(merchant, row).includes(keyword)) ||
    (isTxid && row.detectedAt > 0 && txidOf(merchant, row) === keyword);
}

function tradeNoTest(merchant: Merchant, number: string): Test {
  const exact = paymentByTradeNo(merchant, number);
  if (exact) return (row) => row.index === exact.index;
  return (row) => tradeNoOf(merchant, row).includes(number);
}

function assetTest(filters: PaymentFilters): Test | undefined {
  const { token, chain } = filters;
  if (!token && !chain) return undefined;
  const accepted = new Set(
    assets
      .filter((asset) => !token || asset.token.token === token || asset === findAsset(token))
      .filter((asset) => !chain || asset.chain.chain === chain || asset.chain.id === chain)
      .map((asset) => asset.index),
  );
  return (row) => accepted.has(row.asset);
}

function tests(merchant: Merchant, filters: PaymentFilters): Test[] {
  const found: Test[] = [];
  if (filters.status) {
    const accepted = new Set(filters.status.split(',').map(Number));
    found.push((row) => accepted.has(row.status));
  }
  if (filters.appid) {
    const app = merchant.rows.apps.all().find(({ appid }) => appid === filters.appid);
    found.push((row) => row.app === app?.index);
  }
  const byAsset = assetTest(filters);
  if (byAsset) found.push(byAsset);
  if (filters.exception !== undefined) found.push((row) => row.difference === filters.exception);
  const least = filters.min_amount ? parseUnits(filters.min_amount, VALUE_DECIMALS) : undefined;
  const most = filters.max_amount ? parseUnits(filters.max_amount, VALUE_DECIMALS) : undefined;
  if (least !== undefined) found.push((row) => row.value >= least);
  if (most !== undefined) found.push((row) => row.value <= most);
  const { out_trade_no: outTradeNo, trade_no: number, keyword } = filters;
  if (outTradeNo) {
    const lower = outTradeNo.toLowerCase();
    found.push((row) => row.outTradeNo.toLowerCase().includes(lower));
  }
  if (number) found.push(tradeNoTest(merchant, number));
  if (keyword) found.push(keywordTest(merchant, keyword));
  if (filters.open) found.push(isOpenDifference);
  if (filters.address) found.push(addressTest(merchant, filters.address));
  if (filters.txid) found.push(txidTest(merchant, filters.txid));
  return found;
}

/** What the times of the filters leave: positions from `first` up to and without `end`. */
function spanOf(merchant: Merchant, filters: PaymentFilters): { first: number; end: number } {
  const { payments } = merchant.rows;
  const at = (row: PaymentRow) => row.createdAt;
  return {
    first: filters.start_time ? firstNotBefore(payments, filters.start_time, at) : 0,
    end: filters.end_time ? firstNotBefore(payments, filters.end_time + 1, at) : payments.length,
  };
}

/** Every payment that matches, the newest first. */
export function* matchingPayments(merchant: Merchant, filters: PaymentFilters): Generator<PaymentRow> {
  const { first, end } = spanOf(merchant, filters);
  const needed = tests(merchant, filters);
  for (let i = end - 1; i >= first; i -= 1) {
    const row = merchant.rows.payments.get(i);
    if (row && needed.every((test) => test(row))) yield row;
  }
}

/** One page of what matches, the newest first, and how many match in all. */
export function findPayments(
  merchant: Merchant,
  filters: PaymentFilters,
  page: { from: number; size: number },
): { rows: PaymentRow[]; total: number } {
  const { payments } = merchant.rows;
  const { first, end } = spanOf(merchant, filters);
  const rows: PaymentRow[] = [];
  if (tests(merchant, filters).length === 0) {
    // Nothing to test: the page is a slice, however long the history.
    for (let i = end - 1 - page.from; i >= first && rows.length < page.size; i -= 1) {
      const row = payments.get(i);
      if (row) rows.push(row);
    }
    return { rows, total: Math.max(0, end - first) };
  }
  let total = 0;
  for (const row of matchingPayments(merchant, filters)) {
    if (total >= page.from && rows.length < page.size) rows.push(row);
    total += 1;
  }
  return { rows, total };
}
