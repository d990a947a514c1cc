import type { JournalEntry } from '#core/books/journal.ts';
import { holdEvents, planEvents } from '#resources/callbacks/desk.ts';
import { finishAttempt } from '#resources/callbacks/deliver.ts';
import { orderOfPage, payOrder } from '#resources/orders/pay.ts';
import { linkOfPage, orderWithLink } from '#resources/links/links.ts';
import { receivePayment } from '#resources/payments/incoming.ts';
import { tradeNoOf } from '#resources/payments/derived.ts';
import { receiveOrder } from '#resources/recharge/receive.ts';
import { findScenarios, readScenarioIds } from '#resources/scenarios.ts';
import { merchantOf, prepare, tick, type RunningBank } from './runningBank.ts';

/* Events outside of the API. Each function takes a journal entry, so that a replay runs the same code. */

type Entry<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { readonly kind: Kind }>;

export function receiveFromCustomer(
  running: RunningBank,
  { order, merchant: key, at }: Entry<'pay'>,
): string {
  tick(running);
  const merchant = merchantOf(running, key);
  return tradeNoOf(merchant, receivePayment(running.bank, merchant, order, at));
}

/** @throws {RangeError} if the page doesn't exist, or if the order can't be paid this way */
export function payOnPage(running: RunningBank, { token, how, at }: Entry<'payOrder'>): void {
  tick(running);
  const page = orderOfPage(running.bank, token);
  if (!page) throw new RangeError('no such payment page');
  payOrder(running.bank, page, how, at);
}

/** Returns the token of a payment page. @throws {RangeError} if the link can't be found or paid this way */
export function openLinkPage(running: RunningBank, { token, at, ...choice }: Entry<'openLink'>): string {
  tick(running);
  const link = linkOfPage(running.bank, token);
  if (!link) throw new RangeError('no such payment link');
  return orderWithLink(running.bank, link, choice, at);
}

export function receiveDeposit(running: RunningBank, { order, merchant, at }: Entry<'deposit'>): boolean {
  tick(running);
  return receiveOrder(running.bank, merchantOf(running, merchant), order, at) !== undefined;
}

export function runScript(running: RunningBank, { hold, steps, merchant: key, at }: Entry<'events'>): void {
  tick(running);
  const merchant = merchantOf(running, key);
  planEvents(running.bank, merchant, steps, at);
  tick(running);
  if (hold !== undefined) holdEvents(running.bank, merchant, hold, at);
}

/** Returns false if the mock API doesn't expect a response to this callback. */
export function receiveCallbackAnswer(
  running: RunningBank,
  { sending, answer }: Entry<'callbackAnswered'>,
): boolean {
  tick(running);
  if (running.bank.outbox?.finish(sending) === false) return false;
  finishAttempt(running.bank, sending, answer);
  return true;
}

/** @throws {RangeError} if a scenario or the merchant is unknown */
export function chooseScenarios(running: RunningBank, { ids, merchant }: Entry<'scenarios'>): void {
  tick(running);
  const chosen = readScenarioIds(ids.join(','));
  const prepared = merchantOf(running, merchant);
  running.chosen = chosen;
  prepare(running, findScenarios(chosen), prepared);
}
