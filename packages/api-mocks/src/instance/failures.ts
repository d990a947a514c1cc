import { effectOf, type Failure } from '#core/failure.ts';
import type { Effect } from '#core/scenario.ts';
import { isEndpointId } from '#resources/handlers.ts';

/** Failures that wait for the next call of an endpoint, or of any. */
export interface Failures {
  /** @throws RangeError for an endpoint there is none of. */
  add(endpoint: string, failure: Failure, merchantKey?: string): void;
  /** What the oldest that waits does to this call of a merchant; it is gone then. */
  take(endpointId: string, merchantKey: string | undefined): readonly Effect[];
  clear(): void;
}

export function createFailures(): Failures {
  let waiting: { on: string; failure: Failure; merchantKey: string | undefined }[] = [];
  return {
    add(endpoint, failure, merchantKey) {
      if (endpoint !== '*' && !isEndpointId(endpoint)) throw new RangeError(`no such endpoint: ${endpoint}`);
      waiting.push({ on: endpoint, failure, merchantKey });
    },
    take(endpointId, merchantKey) {
      const index = waiting.findIndex(
        (one) =>
          (one.on === '*' || one.on === endpointId) &&
          (one.merchantKey === undefined || one.merchantKey === merchantKey),
      );
      const [due] = index < 0 ? [] : waiting.splice(index, 1);
      return due ? [effectOf(due.failure)] : [];
    },
    clear() {
      waiting = [];
    },
  };
}
