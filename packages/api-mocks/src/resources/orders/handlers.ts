import {
  appMode,
  appStatus,
  currencyStatus,
  paymentStatus,
  logType,
  refundScope,
} from '#contract/enumerations.ts';
import type { refundOrder, Order } from '#contract/orders.ts';
import { errorCode } from '#contract/errors.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { newestOf, testsOf, within } from '#core/books/paging.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { act } from '../payments/events.ts';
import { makeOrder } from './create.ts';
import { payOrder } from './pay.ts';
import { asOrder, booksOf, isOrder, orderOf, type OrderPayment, projectOrder } from './find.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { amountFields, assetAt, assets } from '#core/catalogue/tokens.ts';
import { logAction } from '#core/books/logAction.ts';
import { amountFor, formatUnits, parseUnits, roundUpTo, units, VALUE_DECIMALS } from '#core/books/money.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { assertExit } from '../exits/assertExit.ts';
import { payerAddress } from '../payments/derived.ts';
import { confirmationSeconds } from '../payments/lifecycle.ts';
import { startRefund } from '../payments/refund.ts';
import { failsRefund, refundableAmount } from '../payments/refundable.ts';

type Body = BodyOutput<typeof refundOrder>;

function recall(call: Call, body: Body, subject: string): OrderPayment | undefined {
  const refundIn = ({ refunds }: PaymentRow) =>
    refunds?.find(({ outRefundNo }) => outRefundNo === body.out_refund_no);
  const isKnown = (row: PaymentRow) => row.app === call.app.index && refundIn(row) !== undefined;
  const [known] = newestOf(booksOf(call).rows.payments, [isKnown]);
  if (!isOrder(known)) return undefined;
  if (refundIn(known)?.subject !== subject) throw operationFailed('out_refund_no_used');
  return known;
}

function refundOf(call: Call, body: Body): OrderPayment {
  const { bank, now } = call;
  const subject = subjectOf(body);
  const known = recall(call, body, subject);
  if (known) return known;
  const row = orderOf(call, { out_trade_no: body.out_trade_no });
  const books = booksOf(call);
  const asset = assetAt(row.asset);
  const left = refundableAmount(row, refundScope.whole, now);
  if (left <= 0n) throw new ApiError(errorCode.NOT_REFUNDABLE);
  const amount = body.amount === undefined ? left : parseUnits(body.amount, asset.decimals);
  if (amount === undefined) throw fieldError('amount', 'decimals');
  if (amount > left)
    throw fieldError('amount', 'amount_too_large', { amount_remaining: formatUnits(left, asset.decimals) });
  const address = payerAddress(books, row);
  assertExit({
    exit: 'apiRefund',
    bank,
    merchant: books,
    now,
    asset,
    amount,
    fee: 0n,
    held: row.heldExcess ?? 0n,
    least: 0n,
    destination: { kind: 'address', asset, address, memo: '' },
    verify: () => undefined,
  });
  const next = startRefund(
    bank,
    books,
    row,
    {
      amount,
      address,
      scope: amount === left ? refundScope.whole : refundScope.part,
      fails: failsRefund(body.reason),
      outRefundNo: body.out_refund_no,
      subject,
    },
    now,
  );
  logAction({ ...logged(call), session: { id: '' } }, logType.money, 'refund', {
    ...amountFields(asset, amount),
    order: row.outTradeNo,
  });
  return asOrder(next);
}

/** The value of a test order, in USDT. */
const TEST_VALUE = '24.9';

function payTest(call: Call, appid: string): Order {
  const { bank, merchant, now } = call;
  const app = merchant.rows.apps.all().find((row) => row.appid === appid && !row.isDeleted);
  if (app?.mode !== appMode.test || app.status !== appStatus.active) throw operationFailed('not_found');
  const asset = assets
    .filter(({ id }) => app.currencyIds.includes(id) && merchant.settings.bill.accepted.includes(id))
    .filter(({ chain }) => chain.status === currencyStatus.normal)
    .toSorted((a, b) => confirmationSeconds({ asset: a.index }) - confirmationSeconds({ asset: b.index }))[0];
  if (!asset) throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'not_accepted' });
  const value = amountFor(units(TEST_VALUE, VALUE_DECIMALS), asset.decimals, priceAt(asset.token, now));
  const ofApp: Call = Object.create(call, { app: { value: app } });
  const row = makeOrder(ofApp, {
    out_trade_no: `TEST-${bank.random.hex(4).toUpperCase()}`,
    token: asset.token.token,
    chain: asset.chain.chain,
    amount: formatUnits(roundUpTo(value, asset.decimals, 6), asset.decimals),
    subject: '',
    return_url: '',
  });
  payOrder(bank, { books: booksOf(ofApp), mode: app.mode, row }, 'exact', now);
  return projectOrder(ofApp, row);
}

const logged = ({ merchant, now, visitor }: Call) => ({ merchant, now, visitor });

export const orderHandlers = {
  'orders.create': (call) => projectOrder(call, makeOrder(call, call.body)),

  'orders.info': (call) => projectOrder(call, orderOf(call, call.query)),

  'orders.list': (call) => {
    const { query, app, page } = call;
    const allowed = Object.values(paymentStatus);
    if (query.status !== undefined && !allowed.some((one) => one === query.status))
      throw fieldError('status', 'choice', { allowed: { status: allowed } });
    const tests = testsOf<PaymentRow, typeof query>(
      query,
      within((row) => row.createdAt),
    );
    const isOwn = (row: PaymentRow) => row.app === app.index;
    const found = [...newestOf(booksOf(call).rows.payments, [isOwn, ...tests])].filter(isOrder);
    const rows = found.slice(page.from, page.from + page.size);
    return { list: rows.map((row) => projectOrder(call, row)), total: found.length };
  },

  'orders.close': (call) => {
    const { bank, body, now } = call;
    const row = orderOf(call, body);
    // An order with a transfer in progress can't be closed, because the transfer would arrive later.
    if (row.status !== paymentStatus.toBePaid || row.detectedAt > 0) throw operationFailed('state_conflict');
    const books = booksOf(call);
    const ended = { status: paymentStatus.closed, endedAt: now };
    return projectOrder(call, asOrder(act(bank, books, row, 'payment.closed', now, ended)));
  },

  'orders.test': (call) => payTest(call, call.body.appid),

  'orders.refund': (call) => projectOrder(call, refundOf(call, call.body)),
} satisfies Partial<Handlers>;
