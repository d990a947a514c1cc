import { paymentStatus, logType, refundScope } from '#contract/enumerations.ts';
import { closeOrder, createOrder, getOrder, listOrders, refundOrder } from '#contract/orders.ts';
import { errorCode } from '#contract/errors.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import { implement, type Call } from '#core/http/implement.ts';
import { newestOf, testsOf, within } from '#core/books/paging.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';
import { act } from '../payments/events.ts';
import { makeOrder } from './create.ts';
import { booksOf, isOrder, orderOf, type OrderPayment, projectOrder } from './find.ts';
import type { BodyOutput } from '#contract/endpoint.ts';
import { assetAt } from '#core/catalogue/tokens.ts';
import { logAction } from '#core/books/logAction.ts';
import { formatUnits, parseUnits } from '#core/books/money.ts';
import { subjectOf } from '#rules/subjectOf.ts';
import { assertExit } from '../exits/assertExit.ts';
import { payerAddress } from '../payments/derived.ts';
import { startRefund } from '../payments/refund.ts';
import { failsRefund, refundableAmount } from '../payments/refundable.ts';

type Body = BodyOutput<typeof refundOrder>;

function recall(call: Call, body: Body, subject: string): OrderPayment | undefined {
  let known: PaymentRow | undefined;
  booksOf(call).rows.payments.fromNewest((row) => {
    const has =
      row.app === call.app.index && row.refunds?.some((one) => one.outRefundNo === body.out_refund_no);
    if (has) known = row;
    return !has;
  });
  if (!isOrder(known)) return undefined;
  const refund = known.refunds?.find((one) => one.outRefundNo === body.out_refund_no);
  if (refund?.subject !== subject) throw operationFailed('out_refund_no_used');
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
  if (amount > left) throw fieldError('amount', 'amount_too_large');
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
    amount: formatUnits(amount, asset.decimals),
    token: asset.token.token,
    order: row.outTradeNo,
  });
  if (!isOrder(next)) throw new RangeError('an order without its order');
  return next;
}

const logged = ({ merchant, now, visitor }: Call) => ({ merchant, now, visitor });

export const orderHandlers = {
  'orders.create': implement(createOrder, (call) => projectOrder(call, makeOrder(call, call.body))),

  'orders.info': implement(getOrder, (call) => projectOrder(call, orderOf(call, call.query))),

  'orders.list': implement(listOrders, (call) => {
    const { query, app, page } = call;
    const tests = testsOf<PaymentRow, typeof query>(query, {
      ...within((row) => row.createdAt),
    });
    const isOwn = (row: PaymentRow) => row.app === app.index;
    const found = [...newestOf(booksOf(call).rows.payments, [isOwn, ...tests])].filter(isOrder);
    const rows = found.slice(page.from, page.from + page.size);
    return { list: rows.map((row) => projectOrder(call, row)), total: found.length };
  }),

  'orders.close': implement(closeOrder, (call) => {
    const { bank, body, now } = call;
    const row = orderOf(call, body);
    // A transfer in progress would arrive after the order is closed.
    if (row.status !== paymentStatus.toBePaid || row.detectedAt > 0) throw operationFailed('state_conflict');
    const books = booksOf(call);
    const ended = { status: paymentStatus.closed, endedAt: now };
    const closed = act(bank, books, row, 'payment.closed', now, ended);
    if (!isOrder(closed)) throw new RangeError('an order without its order');
    return projectOrder(call, closed);
  }),

  'orders.refund': implement(refundOrder, (call) => projectOrder(call, refundOf(call, call.body))),
};
