import { isSavedState } from '#core/books/journal.ts';
import type { MockApi } from './mockApi.ts';

/** The maximum age of a state in seconds. The newest payments of an older state are no longer recent. */
const OLDEST_STATE_SECONDS = 12 * 3600;

/**
 * Restores a saved state. Ignores a state that is too old or can't be replayed, for example after a change of
 * the mock API.
 */
export function restoreSaved(api: MockApi, saved: unknown): void {
  if (!isSavedState(saved) || api.clock.now() - saved.startedAt >= OLDEST_STATE_SECONDS) return;
  try {
    api.importState(saved);
  } catch {
    // The mock API stays in its initial state.
  }
}
