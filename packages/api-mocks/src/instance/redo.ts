import type { JournalEntry } from '#core/journal.ts';
import { finishAttempt } from '#resources/callbacks/deliver.ts';
import { orderOfPage, payOrder } from '#resources/orders/pay.ts';
import { receivePayment } from '#resources/payments/incoming.ts';
import { receiveOrder } from '#resources/recharge/receive.ts';
import { findScenarios, readScenarioIds } from '#resources/scenarios.ts';
import type { CarryOut } from './carryOut.ts';
import { activeIds, merchantOf, prepare, signInAs, tick, type RunningBank } from './runningBank.ts';

/** Does once more what was written down. */
export function redo(running: RunningBank, entry: JournalEntry, carryOut: CarryOut): void {
  switch (entry.kind) {
    case 'call': {
      const incoming = {
        method: entry.method,
        url: new URL(entry.url),
        headers: new Headers(entry.headers),
        body: entry.body,
      };
      // What it answered was answered once already; a failure was a failure then as well.
      void carryOut(incoming, findScenarios(activeIds(running)), entry.visitor).catch(() => undefined);
      return;
    }
    case 'signIn':
      signInAs(running, entry.merchant, entry.visitor);
      return;
    case 'pay':
      tick(running);
      receivePayment(running.bank, merchantOf(running, entry.merchant), entry.order, entry.at);
      return;
    case 'payOrder': {
      tick(running);
      const page = orderOfPage(running.bank, entry.token);
      if (page) payOrder(running.bank, page, entry.how, entry.at);
      return;
    }
    case 'callbackAnswered':
      tick(running);
      if (running.bank.outbox?.finish(entry.sending) !== false)
        finishAttempt(running.bank, entry.sending, entry.answer);
      return;
    case 'deposit':
      tick(running);
      receiveOrder(running.bank, merchantOf(running, entry.merchant), entry.order, entry.at);
      return;
    case 'scenarios':
      tick(running);
      running.chosen = readScenarioIds(entry.ids.join(','));
      prepare(running, findScenarios(running.chosen), merchantOf(running, entry.merchant));
  }
}
