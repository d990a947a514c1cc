import { currencyStatus } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { MOST_ORDER_VALUE, type createOrder } from '#contract/orders.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { assets, type Asset } from '#core/catalogue/tokens.ts';
import type { Call } from '#core/http/implement.ts';
import { unknownCurrencies } from '#core/books/findAsset.ts';
import { parseUnits, units, VALUE_DECIMALS, valueOf } from '#core/books/money.ts';
import type { PaymentState } from '#core/books/rows/payment.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { addPayment } from '../payments/events.ts';
import { unpaid } from '../payments/factory.ts';
import { termsOf } from '../payments/incoming.ts';
import { followPayment } from '../payments/lifecycle.ts';
import { asOrder, booksOf, orderByOutTradeNo, type OrderPayment } from './find.ts';

type Body = BodyOutput<typeof createOrder>;

const mostValue = units(MOST_ORDER_VALUE, VALUE_DECIMALS);

/** The parts of a call that are required to create an order. */
export type OrderCall = Pick<Call, 'bank' | 'merchant' | 'app' | 'now'>;

function assetFor({ app, merchant }: OrderCall, { token, chain }: Body): Asset {
  const asset = assets.find((one) => one.token.token === token && one.chain.chain === chain);
  if (!asset) {
    const ofToken = assets.filter((one) => one.token.token === token);
    const isToken = ofToken.length > 0;
    const names = isToken ? ofToken.map((one) => one.chain.chain) : assets.map((one) => one.token.token);
    const allowed = { [isToken ? 'chain' : 'token']: [...new Set(names)] };
    throw unknownCurrencies([isToken ? chain : token], { allowed });
  }
  const isAccepted = app.currencyIds.includes(asset.id) && merchant.settings.bill.accepted.includes(asset.id);
  if (!isAccepted) throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'not_accepted' });
  if (asset.chain.status !== currencyStatus.normal)
    throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'maintenance' });
  return asset;
}

/** Parses an amount: at least the minimum deposit of the token, and at most `MOST_ORDER_VALUE`. */
function amountOf(asset: Asset, text: string, price: bigint): bigint {
  const amount = parseUnits(text, asset.decimals);
  if (amount === undefined) throw fieldError('amount', 'decimals');
  if (amount < units(asset.minRecharge, asset.decimals))
    throw new ApiError(errorCode.AMOUNT_TOO_SMALL, { min_amount: asset.minRecharge });
  if (valueOf(amount, asset.decimals, price) > mostValue)
    throw fieldError('amount', 'amount_too_large', { max_value: MOST_ORDER_VALUE });
  return amount;
}

/** @throws {ApiError} if an order has the same number but another body */
function recall(call: OrderCall, body: Body, subject: string): OrderPayment | undefined {
  const known = orderByOutTradeNo(booksOf(call), call.app.index, body.out_trade_no);
  if (known && known.order.subject !== subject) throw operationFailed('out_trade_no_used');
  return known;
}

export function makeOrder(call: OrderCall, body: Body, link?: number): OrderPayment {
  const { bank, merchant, app, now } = call;
  const subject = subjectOf(body);
  const known = recall(call, body, subject);
  if (known) return known;
  const asset = assetFor(call, body);
  const price = priceAt(asset.token, now);
  const requested = amountOf(asset, body.amount, price);
  const { bill } = merchant.settings;
  const terms = termsOf(bill, asset, now);
  const amount = requested + terms.gas;
  const value = valueOf(amount, asset.decimals, price);
  const books = booksOf(call);
  const payToken = bank.random.hex(32);
  const make = (index: number): PaymentState => ({
    ...unpaid,
    index,
    createdAt: now,
    expireAt: now + (body.valid_minutes ?? bill.order_valid_minutes) * 60,
    app: app.index,
    asset: asset.index,
    amount,
    value,
    // The amount of the order is in a token, so there is no fiat currency.
    fiat: '',
    fiatCents: 0,
    outTradeNo: body.out_trade_no,
    terms,
    order: {
      payToken,
      subject,
      title: body.subject,
      returnUrl: body.return_url,
      ...(link !== undefined && { link }),
    },
  });
  const row = asOrder(addPayment(bank, books, make, now));
  bank.payPages.set(payToken, { merchantKey: merchant.key, mode: app.mode, index: row.index });
  followPayment(bank, books, row, 0n);
  return row;
}
