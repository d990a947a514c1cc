import { paymentStatus } from '#contract/enumerations.ts';
import { closeOrder, createOrder, getOrder, listOrders, refundOrder } from '#contract/orders.ts';
import { errorCode } from '#contract/errors.ts';
import { ApiError } from '#core/apiError.ts';
import { implement } from '#core/implement.ts';
import { isWithin } from '#core/paging.ts';
import { announcePayment } from '../callbacks/events.ts';
import { movePayment } from '../payments/lifecycle.ts';
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
    const closed = movePayment(books, row.index, paymentStatus.closed, { endedAt: now });
    if (!isOrder(closed)) throw new RangeError('an order without its order');
    announcePayment(bank, books, closed, now);
    return projectOrder(call, closed);
  }),

  'orders.refund': implement(refundOrder, (call) => projectOrder(call, refundOf(call, call.body))),
};
