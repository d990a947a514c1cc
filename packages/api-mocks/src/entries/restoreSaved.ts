import { isSavedState } from '#core/books/journal.ts';
import type { MockApi } from './mockApi.ts';

/** The maximum age of a saved state in seconds. In an older state, the newest payments would look outdated. */
const OLDEST_STATE_SECONDS = 12 * 3600;

/** Ignores a state that is too old, or that can't be replayed after an update of the mock API. */
export function restoreSaved(api: MockApi, saved: unknown): void {
  if (!isSavedState(saved) || api.clock.now() - saved.startedAt >= OLDEST_STATE_SECONDS) return;
  try {
    api.importState(saved);
  } catch {
    // If the state can't be restored, the mock API keeps its initial state.
  }
}
