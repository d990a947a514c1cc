import { type Failure, createMockApi } from '@settlement/api-mocks/createMockApi';
import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type EndpointId, endpoints } from '@settlement/api-mocks/contract/endpoints';
import { examples } from '@settlement/api-mocks/contract/examples';
import { createConsoleStore } from '../../packages/console/src/app/store.ts';
import { isApiError } from '../../packages/console/src/api/errors.ts';
import { unwrap } from '../../packages/console/src/api/unwrap.ts';
import { apiClientAtom } from '../../packages/console/src/data/apiClient.ts';
import { reportErrorAtom } from '../../packages/console/src/data/endpointQuery.ts';
import { pageLoaderAtom } from '../../packages/console/src/data/pageLoader.ts';
import { toastsAtom } from '../../packages/console/src/data/toasts.ts';
import { Catalog } from '../../packages/console/src/i18n/catalog.ts';
import type { Language } from '../../packages/console/src/i18n/language.ts';
import { loadMessages } from '../../packages/console/src/i18n/loadMessages.ts';
import { memoryStorage } from '../../packages/console/src/lib/storage.ts';

/** What became of a call: how the bank answered, and what the console shows of it. */
export interface LiveAnswer {
  readonly call: EndpointId;
  readonly status: number | undefined;
  readonly code: number | undefined;
  readonly message: string | undefined;
  /** The text of the toast; undefined where the console is silent. */
  readonly toast: string | undefined;
}

/** A console without screens on a bank of its own: it calls, and reacts as the console does. */
export async function createLiveConsole(language: Language) {
  const api = createMockApi();
  const catalog = new Catalog({ load: loadMessages });
  await catalog.load(language, ['common']);
  const store = createConsoleStore({
    catalog,
    language,
    storage: memoryStorage({ token: api.signIn() }),
    fetch: async (input, init) =>
      api.handle(new Request(input instanceof Request ? input : new URL(input, location.origin), init)),
  });
  const stay = () => undefined;
  store.set(pageLoaderAtom, { assign: stay, replace: stay, reload: stay });
  const toasts = store.get(toastsAtom);

  return {
    toasts,
    /** Makes the bank answer a call so, and lets the console react. */
    async fail(call: EndpointId, failure: Failure): Promise<LiveAnswer> {
      toasts.clear();
      api.failNext(call, failure);
      const endpoint: Endpoint = endpoints[call];
      try {
        unwrap(await store.get(apiClientAtom).request(endpoint, examples[call]), call);
      } catch (error) {
        store.get(reportErrorAtom).report(error);
        const [toast] = toasts.getSnapshot();
        const { status, code, msg } = isApiError(error) ? error : {};
        return {
          call,
          status,
          code,
          message: msg,
          toast: typeof toast?.title === 'string' ? toast.title : undefined,
        };
      }
      throw new Error(`${call} did not fail`);
    },
  };
}

export type LiveConsole = Awaited<ReturnType<typeof createLiveConsole>>;
