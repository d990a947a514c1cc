import type { OrderEvent } from '#contract/enumerations.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import type { Bank } from '#core/books/bank.ts';
import { amountFields, assetAt } from '#core/catalogue/tokens.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { PaymentRow, PaymentState } from '#core/books/rows/payment.ts';
import { announce } from '../callbacks/deliver.ts';
import { tradeNoOf } from './derived.ts';
import { eventsOf } from './history.ts';

/** Returns the callback of an event. `sequence` starts at 1. */
export function callbackOf(merchant: Merchant, row: PaymentRow, event: OrderEvent, sequence: number) {
  const refNo = tradeNoOf(merchant, row);
  return { app: row.app, event, sequence, refNo, ...amountFields(assetAt(row.asset), row.amount) };
}

export function addPayment(
  bank: Bank,
  merchant: Merchant,
  make: (index: number) => PaymentState,
  now: number,
): PaymentRow {
  const row = merchant.rows.payments.add((index) => ({ ...make(index), events: [] }));
  return act(bank, merchant, row, 'payment.created', now, {}, row.createdAt);
}

/**
 * Changes a payment and creates the callbacks of the event. All status changes use this function. For the
 * past events of a late payment, `at` is earlier than `now`.
 *
 * @throws {ApiError} 10001 `state_conflict` if the contract doesn't allow the change
 */
export function act(
  bank: Bank,
  merchant: Merchant,
  row: PaymentRow,
  event: OrderEvent,
  now: number,
  change: Partial<PaymentState> = {},
  at = now,
): PaymentRow {
  const { events: _past, ...payment }: PaymentRow = { ...row, ...change };
  if (payment.status !== row.status) assertTransition('payment', row.status, payment.status);
  const events = [...eventsOf(merchant, row), { event, at, payment }];
  const next: PaymentRow = { ...payment, events };
  merchant.rows.payments.replace(next.index, next);
  announce(bank, merchant, callbackOf(merchant, next, event, events.length), now);
  return next;
}
