import type { DelayedRequests } from '#core/delayedRequests.ts';
import { isSavedState, type JournalEntry, type SavedState } from '#core/journal.ts';
import type { CarryOut } from './carryOut.ts';
import { redo } from './redo.ts';
import { createBank, tick, type RunningBank } from './runningBank.ts';

const YEAR_SECONDS = 31_536_000;
/** Everything between is lived through: a state of another decade would take minutes. */
const MOST_YEARS_APART = 3;

/** What changed a bank since it began: enough to save it and to come to the same bank again. */
export interface Journal {
  write(entry: JournalEntry): void;
  /** Forgets everything; of a bank that begins again. */
  clear(): void;
  save(): SavedState;
  /**
   * The bank of a saved state; it stays as it is where that cannot be restored.
   * @throws TypeError for what is not a state of this bank
   * @throws RangeError for a state of another time
   */
  restore(state: unknown): void;
}

interface Parts {
  readonly running: RunningBank;
  readonly carryOut: CarryOut;
  readonly delayedRequests: DelayedRequests;
  /** The first scenarios and the first session. */
  readonly begin: () => void;
}

export function createJournal({ running, carryOut, delayedRequests, begin }: Parts): Journal {
  const { seed, clock, sendsCallbacks } = running;
  let entries: JournalEntry[] = [];

  function doAgain({ startedAt, journal, nonces = [] }: SavedState): void {
    Object.assign(running, {
      startedAt,
      chosen: [],
      bank: createBank(seed, clock, startedAt, sendsCallbacks),
    });
    delayedRequests.clear();
    clock.at(startedAt, begin);
    for (const entry of journal) {
      const outside = entry.kind === 'call' ? entry.outside : undefined;
      clock.at(entry.at, () => redo(running, entry, carryOut), outside);
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
      if (!isSavedState(state) || state.seed !== seed) throw new TypeError('not a state of this bank');
      if (Math.abs(clock.now() - state.startedAt) > MOST_YEARS_APART * YEAR_SECONDS) {
        throw new RangeError('a state of another time');
      }
      const before = { ...running };
      try {
        doAgain(state);
      } catch (error) {
        // What cannot be done again is not begun: the bank is the one it was.
        Object.assign(running, before);
        throw error;
      }
      entries = [...state.journal];
      if (state.offset > clock.offset) clock.advance(state.offset - clock.offset);
      tick(running);
    },
  };
}
