import type { JournalEntry } from '#core/journal.ts';
import { findScenarios } from '#resources/scenarios.ts';
import type { CarryOut } from './carryOut.ts';
import {
  chooseScenarios,
  payOnPage,
  receiveCallbackAnswer,
  receiveDeposit,
  receiveFromCustomer,
} from './outsideEvents.ts';
import { activeIds, signInAs, type RunningBank } from './runningBank.ts';

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
      receiveFromCustomer(running, entry);
      return;
    case 'payOrder':
      payOnPage(running, entry);
      return;
    case 'callbackAnswered':
      receiveCallbackAnswer(running, entry);
      return;
    case 'deposit':
      receiveDeposit(running, entry);
      return;
    case 'scenarios':
      chooseScenarios(running, entry);
  }
}
