import type { DelayedRequests } from '#core/delayedRequests.ts';
import { isSavedState, type JournalEntry, type SavedState } from '#core/journal.ts';
import type { CarryOut } from './carryOut.ts';
import { redo } from './redo.ts';
import { tick, type RunningBank } from './runningBank.ts';

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
  /** Puts the bank at its beginning, at the time of the clock. */
  readonly begin: () => void;
}

export function createJournal({ running, carryOut, delayedRequests, begin }: Parts): Journal {
  const { seed, clock } = running;
  let entries: JournalEntry[] = [];

  function doAgain({ startedAt, journal, nonces = [] }: SavedState): void {
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
      const now = clock.now();
      const isFar = (at: number) => Math.abs(now - at) > MOST_YEARS_APART * YEAR_SECONDS;
      const { startedAt, offset, journal } = state;
      if ([startedAt, startedAt + offset, ...journal.map(({ at }) => at)].some(isFar)) {
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
      delayedRequests.clear();
      entries = [...state.journal];
      if (state.offset > clock.offset) clock.advance(state.offset - clock.offset);
      tick(running);
    },
  };
}
