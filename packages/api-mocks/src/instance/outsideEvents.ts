import type { JournalEntry } from '#core/journal.ts';
import { finishAttempt } from '#resources/callbacks/deliver.ts';
import { orderOfPage, payOrder } from '#resources/orders/pay.ts';
import { receivePayment } from '#resources/payments/incoming.ts';
import { tradeNoOf } from '#resources/payments/derived.ts';
import { receiveOrder } from '#resources/recharge/receive.ts';
import { findScenarios, readScenarioIds } from '#resources/scenarios.ts';
import { merchantOf, prepare, tick, type RunningBank } from './runningBank.ts';

/*
 * What reaches a bank without a call: a customer's payment, a deposit, the answer to a callback, a scenario. Each
 * takes its journal entry, so what is done again is done by the same lines as the first time.
 */

type Entry<Kind extends JournalEntry['kind']> = Extract<JournalEntry, { readonly kind: Kind }>;

/** Answers the platform number of the payment. */
export function receiveFromCustomer(
  running: RunningBank,
  { order, merchant: key, at }: Entry<'pay'>,
): string {
  tick(running);
  const merchant = merchantOf(running, key);
  return tradeNoOf(merchant, receivePayment(running.bank, merchant, order, at));
}

/** @throws RangeError where there is no such page, or the order cannot be paid so. */
export function payOnPage(running: RunningBank, { token, how, at }: Entry<'payOrder'>): void {
  tick(running);
  const page = orderOfPage(running.bank, token);
  if (!page) throw new RangeError('no such payment page');
  payOrder(running.bank, page, how, at);
}

/** Answers whether the deposit is large enough to count. */
export function receiveDeposit(running: RunningBank, { order, merchant, at }: Entry<'deposit'>): boolean {
  tick(running);
  return receiveOrder(running.bank, merchantOf(running, merchant), order, at) !== undefined;
}

/** Answers whether the callback was still waiting; a bank that sends none knows of no other. */
export function receiveCallbackAnswer(
  running: RunningBank,
  { sending, answer }: Entry<'callbackAnswered'>,
): boolean {
  tick(running);
  if (running.bank.outbox?.finish(sending) === false) return false;
  finishAttempt(running.bank, sending, answer);
  return true;
}

/** @throws RangeError for a scenario or a merchant there is none of. */
export function chooseScenarios(running: RunningBank, { ids, merchant }: Entry<'scenarios'>): void {
  tick(running);
  const chosen = readScenarioIds(ids.join(','));
  const prepared = merchantOf(running, merchant);
  running.chosen = chosen;
  prepare(running, findScenarios(chosen), prepared);
}
