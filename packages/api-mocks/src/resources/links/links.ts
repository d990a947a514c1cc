import { appStatus, currencyStatus, paymentLinkStatus, paymentStatus } from '#contract/enumerations.ts';
import { LINK_PATH, type PaymentLink } from '#contract/links.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, formatValue, parseUnits, VALUE_DECIMALS } from '#core/books/money.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { LinkRow } from '#core/books/rows/settings.ts';
import { amountOfValue } from '#core/catalogue/prices.ts';
import { type Asset, assets } from '#core/catalogue/tokens.ts';
import { linkIdAt } from './linkId.ts';
import { makeOrder } from '../orders/create.ts';
import { booksOf, isOrder, type OrderPayment } from '../orders/find.ts';
import { wasPaid } from '../payments/lifecycle.ts';

export interface OpenLink {
  readonly merchant: Merchant;
  readonly app: AppRow;
  readonly row: LinkRow;
}

function ordersOf(link: OpenLink): OrderPayment[] {
  const found: OrderPayment[] = [];
  booksOf(link).rows.payments.fromNewest((payment) => {
    if (payment.createdAt < link.row.createdAt) return false;
    if (isOrder(payment) && payment.order.link === link.row.index) found.push(payment);
    return true;
  });
  return found;
}

export function linkStatus(link: OpenLink, now: number, orders = ordersOf(link)): PaymentLink['status'] {
  const { closedAt, expireAt, isReusable } = link.row;
  if (closedAt > 0) return paymentLinkStatus.closed;
  if (!isReusable && orders.some(({ paidAt }) => paidAt > 0)) return paymentLinkStatus.usedUp;
  return expireAt > 0 && expireAt <= now ? paymentLinkStatus.expired : paymentLinkStatus.open;
}

export function projectLink(link: OpenLink, origin: string, now: number): PaymentLink {
  const { app, row } = link;
  const orders = ordersOf(link);
  const paid = orders.filter(wasPaid);
  return {
    id: linkIdAt(row.index),
    url: `${origin}${LINK_PATH}${row.token}`,
    appid: app.appid,
    mode: app.mode,
    title: row.title,
    note: row.note,
    amount: formatUnits(row.value, VALUE_DECIMALS),
    currency_ids: row.assets.flatMap((index) => assets[index]?.id ?? []),
    reusable: row.isReusable,
    valid_minutes: row.validMinutes,
    expire_time: row.expireAt,
    status: linkStatus(link, now, orders),
    created_time: row.createdAt,
    orders: orders.length,
    paid_orders: paid.length,
    paid_amount: formatValue(paid.reduce((sum, { value }) => sum + value, 0n)),
  };
}

/** Returns the tokens that a customer can choose. Tokens on networks under maintenance are excluded. */
export const payableAssets = ({ merchant, app, row }: OpenLink): Asset[] =>
  assets.filter(
    (asset) =>
      (row.assets.length === 0 || row.assets.includes(asset.index)) &&
      app.currencyIds.includes(asset.id) &&
      merchant.settings.bill.accepted.includes(asset.id) &&
      asset.chain.status === currencyStatus.normal,
  );

export function linkOfPage(bank: Bank, token: string): OpenLink | undefined {
  const page = bank.linkPages.get(token);
  const merchant = page && bank.directory.byKey(page.merchantKey);
  const row = page && merchant?.rows.links.get(page.index);
  const app = row && merchant?.rows.apps.get(row.app);
  return merchant && row && app ? { merchant, app, row } : undefined;
}

/** Returns the existing order of a link for one payment, if the order was paid or can still be paid. */
export function currentOrder(link: OpenLink): OrderPayment | undefined {
  if (link.row.isReusable) return undefined;
  return ordersOf(link).find(
    ({ status }) => status !== paymentStatus.timeout && status !== paymentStatus.closed,
  );
}

/**
 * Creates an order with a link, or returns the current order of a link for one payment. Returns the token of
 * the payment page.
 *
 * @throws {RangeError} if the link is closed, or if the token or the amount isn't allowed
 */
export function orderWithLink(
  bank: Bank,
  link: OpenLink,
  choice: { readonly currency: string; readonly amount: string },
  now: number,
): string {
  const known = currentOrder(link);
  if (known) return known.order.payToken;
  const { app, merchant, row } = link;
  if (app.isDeleted || app.status !== appStatus.active || linkStatus(link, now) !== paymentLinkStatus.open)
    throw new RangeError('the link is closed');
  const asset = payableAssets(link).find(({ id }) => id === choice.currency);
  if (!asset) throw new RangeError('the token is not accepted');
  const value = row.value > 0n ? row.value : parseUnits(choice.amount, VALUE_DECIMALS);
  if (value === undefined || value === 0n) throw new RangeError('the amount is not valid');
  const order = makeOrder(
    { bank, merchant, app, now },
    {
      out_trade_no: `LINK-${bank.random.hex(5).toUpperCase()}`,
      token: asset.token.token,
      chain: asset.chain.chain,
      amount: formatUnits(amountOfValue(asset, value, now), asset.decimals),
      subject: row.title,
      return_url: '',
      valid_minutes: row.validMinutes,
    },
    row.index,
  );
  return order.order.payToken;
}
