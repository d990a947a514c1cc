import type { DelayedRequests } from '#core/http/delayedRequests.ts';
import { isSavedState, type JournalEntry, type SavedState } from '#core/books/journal.ts';
import type { CallBank } from './callBank.ts';
import { tick, type RunningBank, activeIds, signInAs } from './runningBank.ts';
import { findScenarios } from '#resources/scenarios.ts';
import {
  chooseScenarios,
  openLinkPage,
  payOnPage,
  receiveCallbackAnswer,
  receiveDeposit,
  receiveFromCustomer,
  runScript,
} from './outsideEvents.ts';

/** A replay simulates the time between two entries: for a decade, this would take minutes. */
const MOST_SECONDS_APART = 3 * 31_536_000;

/** The recorded changes of a mock API, from which its state can be restored. */
export interface Journal {
  write(entry: JournalEntry): void;
  clear(): void;
  save(): SavedState;
  /**
   * Restores a state. If this fails, the mock API doesn't change.
   * @throws {TypeError} if the value isn't a saved state
   * @throws {RangeError} if a time in the state is more than three years from the current time
   */
  restore(state: unknown): void;
}

interface Parts {
  readonly running: RunningBank;
  readonly callBank: CallBank;
  readonly delayedRequests: DelayedRequests;
  readonly begin: () => void;
}

export function createJournal({ running, callBank, delayedRequests, begin }: Parts): Journal {
  const { seed, clock } = running;
  let entries: JournalEntry[] = [];

  function doAgain({ startedAt, journal, nonces = [] }: SavedState): void {
    clock.at(startedAt, begin);
    for (const entry of journal) {
      const outside = entry.kind === 'call' ? entry.outside : undefined;
      clock.at(entry.at, () => redo(running, entry, callBank), outside);
    }
    for (const [nonce, until] of nonces) running.bank.nonces.set(nonce, until);
  }

  return {
    write: (entry) => void entries.push(entry),
    clear: () => (entries = []),
    save: () => ({
      version: 1,
      seed,
      startedAt: running.startedAt,
      offset: clock.offset,
      journal: entries.slice(),
      nonces: [...running.bank.nonces].filter(([, until]) => until >= clock.outside()),
    }),
    restore(state) {
      if (!isSavedState(state) || state.seed !== seed) throw new TypeError('not a state of this mock API');
      const now = clock.now();
      const isFar = (at: number) => Math.abs(now - at) > MOST_SECONDS_APART;
      const { startedAt, offset, journal } = state;
      if ([startedAt, startedAt + offset, ...journal.map(({ at }) => at)].some(isFar)) {
        throw new RangeError('a state of another time');
      }
      const before = { ...running };
      try {
        doAgain(state);
      } catch (error) {
        Object.assign(running, before);
        throw error;
      }
      delayedRequests.clear();
      entries = [...state.journal];
      if (state.offset > clock.offset) clock.advance(state.offset - clock.offset);
      tick(running);
    },
  };
}

function redo(running: RunningBank, entry: JournalEntry, callBank: CallBank): void {
  switch (entry.kind) {
    case 'call': {
      const { method, url, headers, body, visitor } = entry;
      const incoming = { method, url: new URL(url), headers: new Headers(headers), body };
      // If the replay of a call fails, the original call also failed.
      void callBank(incoming, findScenarios(activeIds(running)), visitor).catch(() => undefined);
      return;
    }
    case 'signIn':
      signInAs(running, entry.merchant, entry.visitor);
      return;
    case 'pay':
      return void receiveFromCustomer(running, entry);
    case 'payOrder':
      return payOnPage(running, entry);
    case 'openLink':
      return void openLinkPage(running, entry);
    case 'callbackAnswered':
      return void receiveCallbackAnswer(running, entry);
    case 'deposit':
      return void receiveDeposit(running, entry);
    case 'events':
      return runScript(running, entry);
    case 'scenarios':
      chooseScenarios(running, entry);
  }
}
