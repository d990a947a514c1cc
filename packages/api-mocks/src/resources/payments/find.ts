import { paymentDifference, paymentStatus, appMode } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import type { paymentFilters } from '#contract/payments.ts';
import type * as v from 'valibot';
import { assets, findAsset, type Asset } from '#core/catalogue/tokens.ts';
import { type Merchant, merchantIn } from '#core/books/merchant.ts';
import { ApiError } from '#core/http/apiError.ts';
import { parseUnits, VALUE_DECIMALS } from '#core/books/money.ts';
import {
  atLeast,
  atMost,
  byPosition,
  contains,
  equals,
  isOneOf,
  newestOf,
  ofApp,
  ofApps,
  pageOf,
  selects,
  spanOf,
  testsNothing,
  testsOf,
  type Page,
} from '#core/books/paging.ts';
import { linkIdAt } from '../links/linkId.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { indexInTradeNo } from '#core/books/tradeNo.ts';
import { countedRefunds } from './refundable.ts';
import { payerAddress, payInAddress, tradeNoOf, txidOf } from './derived.ts';

export type PaymentFilters = v.InferOutput<v.ObjectSchema<typeof paymentFilters, undefined>>;
type Test = (row: PaymentRow) => boolean;

export function paymentByTradeNo(merchant: Merchant, number: string): PaymentRow | undefined {
  const index = indexInTradeNo('payment', number);
  const row = index === undefined ? undefined : merchant.rows.payments.get(index);
  return row && tradeNoOf(merchant, row) === number ? row : undefined;
}

export function paymentByOutTradeNo(merchant: Merchant, number: string): PaymentRow | undefined {
  const [found] = newestOf(merchant.rows.payments, [({ outTradeNo }) => outTradeNo === number]);
  return found;
}

export function isOpenDifference(row: PaymentRow): boolean {
  const isBack = row.status === paymentStatus.underRefund || row.status === paymentStatus.refunded;
  const isAnswered = isBack || countedRefunds(row).length > 0 || (row.reviewedAt ?? 0) > 0;
  return row.difference !== paymentDifference.none && !isAnswered;
}

/** Returns the addresses of a payment in lowercase. Returns an empty list if the payment has no transfer. */
const addressesOf = (merchant: Merchant, row: PaymentRow): readonly string[] =>
  row.detectedAt > 0
    ? [payInAddress(merchant, row), payerAddress(merchant, row)].map((address) => address.toLowerCase())
    : [];

function keywordTest(merchant: Merchant, keyword: string): Test {
  const byNumber = paymentByTradeNo(merchant, keyword);
  if (byNumber) return (row) => row.index === byNumber.index;
  const lower = keyword.toLowerCase();
  const isTxid = keyword.length >= 40;
  const isAddress = keyword.length >= 26;
  const isPartOfNumber = /^\d{4,32}$/.test(keyword);
  return (row) =>
    row.outTradeNo.toLowerCase().includes(lower) ||
    (isPartOfNumber && tradeNoOf(merchant, row).includes(keyword)) ||
    (isTxid && row.detectedAt > 0 && txidOf(merchant, row) === keyword) ||
    (isAddress && addressesOf(merchant, row).includes(lower));
}

function tradeNoTest(merchant: Merchant, number: string): Test {
  const exact = paymentByTradeNo(merchant, number);
  if (exact) return (row) => row.index === exact.index;
  return (row) => tradeNoOf(merchant, row).includes(number);
}

function testsFor(merchant: Merchant, filters: PaymentFilters): Test[] {
  const accepted = (isMatch: (asset: Asset) => boolean): Test => {
    const indexes = new Set(assets.filter(isMatch).map((asset) => asset.index));
    return (row) => indexes.has(row.asset);
  };
  return testsOf<PaymentRow, PaymentFilters>(filters, {
    appid: filters.appids === undefined ? ofApp(merchant) : testsNothing,
    appids: ofApps(merchant),
    out_trade_no: contains((row) => row.outTradeNo),
    trade_no: (number) => tradeNoTest(merchant, number),
    status: isOneOf((row) => row.status),
    token: (token) => accepted((asset) => asset.token.token === token || asset === findAsset(token)),
    chain: (chain) => accepted((asset) => asset.chain.chain === chain || asset.chain.id === chain),
    keyword: (keyword) => keywordTest(merchant, keyword),
    min_amount: atLeast((row) => row.value, upToValue),
    max_amount: atMost((row) => row.value, downToValue),
    exception: equals((row) => row.difference),
    address: contains((row) => addressesOf(merchant, row).join(' ')),
    txid: contains((row) => (row.detectedAt > 0 ? txidOf(merchant, row) : '')),
    open: selects(isOpenDifference),
    link_id: equals((row) => (row.order?.link === undefined ? '' : linkIdAt(row.order.link))),
    ...byPosition,
  });
}

const PLACES = /^(\d+\.\d{6})(\d+)$/;

/** Returns an amount in the unit of values. An amount with more decimals is rounded down. */
const downToValue = (amount: string) => parseUnits(amount.replace(PLACES, '$1'), VALUE_DECIMALS);

function upToValue(amount: string): bigint | undefined {
  const value = downToValue(amount);
  const [, , others = ''] = PLACES.exec(amount) ?? [];
  return value !== undefined && /[1-9]/.test(others) ? value + 1n : value;
}

const paymentsIn = ({ rows }: Merchant, filters: PaymentFilters) =>
  spanOf(rows.payments, filters, (row) => row.createdAt);

export const matchingPayments = (merchant: Merchant, filters: PaymentFilters): Generator<PaymentRow> =>
  newestOf(merchant.rows.payments, testsFor(merchant, filters), paymentsIn(merchant, filters));

export const findPayments = (merchant: Merchant, filters: PaymentFilters, page: Page) =>
  pageOf(
    merchant.rows.payments,
    page,
    testsFor(merchant, filters),
    (row) => row,
    paymentsIn(merchant, filters),
  );

/** A payment, and the merchant's data of its mode (live or test). */
export interface BookedPayment {
  readonly books: Merchant;
  readonly row: PaymentRow;
}

/** Finds a payment in the live and test data. A number can exist in only one of them. */
export function findInBooks(merchant: Merchant, number: string): BookedPayment | undefined {
  for (const books of [merchant, merchantIn(merchant, appMode.test)]) {
    const row = paymentByTradeNo(books, number);
    if (row) return { books, row };
  }
  return undefined;
}

/** @throws {ApiError} 10006 if no payment has this number */
export function paymentIn(merchant: Merchant, number: string): BookedPayment {
  const found = findInBooks(merchant, number);
  if (!found) throw new ApiError(errorCode.TRANSACTION_NOT_FOUND);
  return found;
}
