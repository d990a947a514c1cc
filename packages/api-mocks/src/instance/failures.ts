import { type Effect, effectOf, type Failure } from '#core/http/scenario.ts';
import { isEndpointId } from '#resources/handlers.ts';

export interface Failures {
  /** `*` selects all endpoints. @throws {RangeError} if the endpoint is unknown */
  add(endpoint: string, failure: Failure, merchantKey?: string): void;
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
