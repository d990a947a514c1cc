import { appMode } from '#contract/enumerations.ts';
import { merchantIn, type Merchant } from '#core/merchant.ts';
import type { PaymentRow } from '#core/rows/payment.ts';
import { paymentByTradeNo } from './find.ts';

/** The books of test mode where it is named, and the merchant's own otherwise. */
export const booksNamed = (merchant: Merchant, mode: number | undefined): Merchant =>
  merchantIn(merchant, mode === appMode.test ? appMode.test : appMode.live);

/** The payment of a platform number with the books that have it; numbers of test orders are others. */
export function findInBooks(
  merchant: Merchant,
  number: string,
): { readonly books: Merchant; readonly row: PaymentRow } | undefined {
  for (const books of [merchant, merchantIn(merchant, appMode.test)]) {
    const row = paymentByTradeNo(books, number);
    if (row) return { books, row };
  }
  return undefined;
}
