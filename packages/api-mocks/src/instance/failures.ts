import { effectOf, type Failure } from '#core/failure.ts';
import type { Effect } from '#core/scenario.ts';
import { isEndpointId } from '#resources/handlers.ts';

/** Failures that wait for the next call of an endpoint, or of any. */
export interface Failures {
  /** @throws RangeError for an endpoint there is none of. */
  add(endpoint: string, failure: Failure): void;
  /** What the oldest that waits does to this call; it is gone then. */
  take(endpointId: string): readonly Effect[];
  clear(): void;
}

export function createFailures(): Failures {
  let waiting: { on: string; failure: Failure }[] = [];
  return {
    add(endpoint, failure) {
      if (endpoint !== '*' && !isEndpointId(endpoint)) throw new RangeError(`no such endpoint: ${endpoint}`);
      waiting.push({ on: endpoint, failure });
    },
    take(endpointId) {
      const index = waiting.findIndex(({ on }) => on === '*' || on === endpointId);
      const [due] = index < 0 ? [] : waiting.splice(index, 1);
      return due ? [effectOf(due.failure)] : [];
    },
    clear() {
      waiting = [];
    },
  };
}
