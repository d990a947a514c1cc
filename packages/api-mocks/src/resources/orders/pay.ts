import { paymentDifference, paymentMode, paymentStatus } from '#contract/enumerations.ts';
import type { Bank } from '#core/books/bank.ts';
import type { OrderPayment as How } from '#core/books/journal.ts';
import { merchantIn, type Merchant } from '#core/books/merchant.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { act } from '../payments/events.ts';
import { feeOf, paidAmount } from '../payments/incoming.ts';
import { followPayment } from '../payments/lifecycle.ts';
import { isOrder, type OrderPayment } from './find.ts';

export interface PageOrder {
  readonly books: Merchant;
  readonly mode: AppRow['mode'];
  readonly row: OrderPayment;
}

export function orderOfPage(bank: Bank, token: string): PageOrder | undefined {
  const page = bank.payPages.get(token);
  const merchant = page && bank.directory.byKey(page.merchantKey);
  if (!page || !merchant) return undefined;
  const books = merchantIn(merchant, page.mode);
  const row = books.rows.payments.get(page.index);
  return isOrder(row) ? { books, mode: page.mode, row } : undefined;
}

/** Checks if only the exact amount can be paid. In contract mode, the wallet always sends it. */
const isExactOnly = ({ books, row }: PageOrder) =>
  books.rows.apps.get(row.app)?.paymentMode === paymentMode.contract;

export function possiblePayments(page: PageOrder): readonly How[] {
  const { status, detectedAt } = page.row;
  if (detectedAt > 0) return [];
  if (status === paymentStatus.timeout) return ['late'];
  if (status !== paymentStatus.toBePaid) return [];
  return isExactOnly(page) ? ['exact', 'late'] : ['exact', 'under', 'over', 'late'];
}

/**
 * Pays an order. The transfer starts now and is credited after its confirmations. If the payment is late,
 * the order expires first.
 *
 * @throws {RangeError} if the order can't be paid this way
 */
export function payOrder(bank: Bank, page: PageOrder, how: How, now: number): void {
  if (!possiblePayments(page).includes(how)) throw new RangeError(`the order cannot be paid ${how}`);
  const { books, row } = page;
  const ended = { status: paymentStatus.timeout, endedAt: now, expireAt: now };
  const isExpiring = how === 'late' && row.status === paymentStatus.toBePaid;
  const seen: PaymentRow = {
    ...(isExpiring ? act(bank, books, row, 'payment.timeout', now, ended) : row),
    detectedAt: now,
    collected: paidAmount(row, how),
    ...(how === 'late' && { difference: paymentDifference.late }),
  };
  books.rows.payments.replace(row.index, seen);
  followPayment(bank, books, seen, feeOf(seen));
}
