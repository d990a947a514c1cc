import { type Failure, createMockApi } from '@settlement/api-mocks/createMockApi';
import type { EndpointId } from '@settlement/api-mocks/contract/endpoints';
import { TimeoutError } from '#console/api/deadline.ts';
import { type ConsoleStore, createConsoleStore } from '#console/app/store.ts';
import { clockAtom } from '#console/data/calls/serverClock.ts';
import { pageLoaderAtom } from '#console/data/calls/pageLoader.ts';
import { Catalog, messageFiles } from '#console/i18n/catalog.ts';
import type { Language } from '#console/i18n/language.ts';
import { loadMessages } from '#console/i18n/loadMessages.ts';
import { memoryStorage } from '#console/lib/browser/storage.ts';
import { loadTemporal } from '#console/lib/time/temporal.ts';

/** An error of the mock API, a simulated timeout, or a response that violates the contract. */
export type LiveFailure = Failure | 'timeout' | 'broken';

export interface LiveConsole {
  readonly store: ConsoleStore;
  readonly failNext: (call: EndpointId, failure: LiveFailure) => void;
}

export async function createLiveConsole(language: Language): Promise<LiveConsole> {
  const api = createMockApi();
  const catalog = new Catalog({ load: loadMessages });
  await Promise.all([catalog.load(language, messageFiles), loadTemporal()]);
  let nextFate: 'timeout' | 'broken' | undefined;
  const store = createConsoleStore({
    catalog,
    language,
    storage: memoryStorage({ token: api.signIn() }),
    fetch: async (input, init) => {
      const fate = nextFate;
      nextFate = undefined;
      if (fate === 'timeout') throw new TimeoutError();
      if (fate === 'broken') return new Response('<html>');
      return api.handle(
        new Request(input instanceof Request ? input : new URL(input, location.origin), init),
      );
    },
  });
  const stay = () => undefined;
  store.set(pageLoaderAtom, { assign: stay, replace: stay, reload: stay });
  store.set(clockAtom, { now: () => api.clock.now() });
  return {
    store,
    failNext: (call, failure) => {
      if (failure === 'timeout' || failure === 'broken') nextFate = failure;
      else api.failNext(call, failure);
    },
  };
}
