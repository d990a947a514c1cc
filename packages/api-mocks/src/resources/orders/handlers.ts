import { paymentStatus } from '#contract/enumerations.ts';
import { closeOrder, createOrder, getOrder, listOrders, refundOrder } from '#contract/orders.ts';
import { errorCode } from '#contract/errors.ts';
import { ApiError } from '#core/apiError.ts';
import { implement } from '#core/implement.ts';
import { isWithin } from '#core/paging.ts';
import { act } from '../payments/events.ts';
import { makeOrder } from './create.ts';
import { booksOf, isOrder, orderOf } from './find.ts';
import { projectOrder } from './project.ts';
import { refundOf } from './refund.ts';

export const orderHandlers = {
  'orders.create': implement(createOrder, (call) => projectOrder(call, makeOrder(call, call.body))),

  'orders.info': implement(getOrder, (call) => projectOrder(call, orderOf(call, call.query))),

  'orders.list': implement(listOrders, (call) => {
    const { query, app, page } = call;
    const found = booksOf(call)
      .rows.payments.all()
      .filter(isOrder)
      .filter(
        (row) =>
          row.app === app.index &&
          (query.status === undefined || row.status === query.status) &&
          isWithin(row.createdAt, query),
      )
      .toReversed();
    const rows = found.slice(page.from, page.from + page.size);
    return { list: rows.map((row) => projectOrder(call, row)), total: found.length };
  }),

  'orders.close': implement(closeOrder, (call) => {
    const { bank, body, now } = call;
    const row = orderOf(call, body);
    // What is on its way would come for an order that is gone.
    if (row.status !== paymentStatus.toBePaid || row.detectedAt > 0)
      throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
    const books = booksOf(call);
    const ended = { status: paymentStatus.closed, endedAt: now };
    const closed = act(bank, books, row, 'payment.closed', now, ended);
    if (!isOrder(closed)) throw new RangeError('an order without its order');
    return projectOrder(call, closed);
  }),

  'orders.refund': implement(refundOrder, (call) => projectOrder(call, refundOf(call, call.body))),
};
