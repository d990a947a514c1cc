import { isSavedState } from '#core/journal.ts';
import type { MockApi } from './mockApi.ts';

/** Older state is discarded: its newest payments would no longer be recent. */
const OLDEST_STATE_SECONDS = 12 * 3600;

/** Puts a bank where it was left, unless that is too old or cannot be done again, as after a change of the mock. */
export function restoreSaved(api: MockApi, saved: unknown): void {
  if (!isSavedState(saved) || api.clock.now() - saved.startedAt >= OLDEST_STATE_SECONDS) return;
  try {
    api.importState(saved);
  } catch {
    // The bank is as it was: at its beginning.
  }
}
