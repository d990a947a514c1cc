import type { PaymentTotals } from '#contract/paymentTotals.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/merchant.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { formatUnits, formatValue, tenTo, valueOf } from '#core/money.ts';
import { booksNamed } from './books.ts';
import { matchingPayments, type PaymentFilters } from './find.ts';
import { refundedOf, refundedValueOf, refundsOf } from './refundable.ts';
import { wasPaid } from './paymentOutcome.ts';

/** The most decimals of any token: the same token has fewer on some chains. */
const DECIMALS = 18;

interface TokenSums {
  count: number;
  collected: bigint;
  fee: bigint;
  refunded: bigint;
}

/** What matches in the books of the mode that is named, added up: values in USDT, and what was credited by token. */
export function totalsOf(merchant: Merchant, filters: PaymentFilters): PaymentTotals {
  const byToken = new Map<string, TokenSums>();
  let [total, paid] = [0, 0];
  let [value, paidValue, received] = [0n, 0n, 0n];
  const books = booksNamed(merchant, filters.mode);
  for (const row of matchingPayments(books, filters)) {
    total += 1;
    value += row.value;
    if (row.paidAt === 0) continue;
    const isPaid = wasPaid(row);
    if (isPaid) paid += 1;
    if (isPaid) paidValue += row.value;
    const { token, decimals } = assetAt(row.asset);
    received += valueOf(row.collected - row.fee, decimals, priceAt(token, row.paidAt));
    received -= refundedValueOf(books, row);
    const sums = byToken.get(token.token) ?? {
      count: 0,
      collected: 0n,
      fee: 0n,
      refunded: 0n,
    };
    const scale = tenTo(DECIMALS - decimals);
    if (isPaid) sums.count += 1;
    sums.collected += row.collected * scale;
    sums.fee += row.fee * scale;
    sums.refunded += refundedOf({ refunds: refundsOf(books, row) }) * scale;
    byToken.set(token.token, sums);
  }
  return {
    total,
    sum_amount_usdt: formatValue(value),
    paid_count: paid,
    sum_paid_usdt: formatValue(paidValue),
    sum_received_usdt: formatValue(received),
    list: [...byToken].map(([token, { count, collected, fee, refunded }]) => ({
      token,
      paid_count: count,
      amount_collected: formatUnits(collected, DECIMALS),
      fees: formatUnits(fee, DECIMALS),
      amount_refunded: formatUnits(refunded, DECIMALS),
      mch_real_receive: formatUnits(collected - fee - refunded, DECIMALS),
    })),
  };
}
