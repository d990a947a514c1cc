import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type ApiClient, createApiClient } from '#api/client.ts';
import { isApiError } from '#api/errors.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { watchedClient } from '#api/watchedClient.ts';
import { deviceAtom } from '#data/device.ts';
import { draftStorageAtom } from '#data/draftStorage.ts';
import { apiClientAtom, apiFetchAtom } from '#data/apiClient.ts';
import { reportErrorAtom } from '#data/endpointQuery.ts';
import { locationAtom, locationSourceAtom } from '#data/location.ts';
import { noteServerDateAtom } from '#data/serverClock.ts';
import { type PageLoader, pageLoaderAtom } from '#data/pageLoader.ts';
import { pageTokenAtom } from '#data/pageToken.ts';
import { expireSessionAtom } from '#data/session.ts';
import { toastsAtom } from '#data/toasts.ts';
import { catalogAtom, initialLanguageAtom, languageAtom, storageAtom } from '#i18n/atoms.ts';
import { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/language.ts';
import { textOf } from '#i18n/textOf.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import type { Device } from '#lib/device.ts';
import type { DraftStorage } from '#lib/draftStorage.ts';
import { memoryDrafts } from '#lib/draftStorage.ts';
import { type LocationSource, memoryLocationSource } from '#lib/locationSource.ts';
import { type AppStorage, memoryStorage } from '#lib/storage.ts';
import { createErrorReactions } from './errorReactions.ts';
import { createErrorToasts } from './errorToasts.ts';

/** Everything has a default that needs no browser, so a story or a test names only what it is about. */
export interface ConsoleStoreOptions {
  readonly location?: LocationSource;
  readonly storage?: AppStorage;
  readonly drafts?: DraftStorage;
  readonly device?: Device;
  readonly language?: Language;
  readonly catalog?: Catalog;
  readonly pageLoader?: PageLoader;
  /** How calls reach a server: `fetch` by default, a mock API's own in stories and tests. */
  readonly fetch?: typeof fetch;
  /** In place of the client over `fetch`. */
  readonly client?: ApiClient;
}

export type ConsoleStore = ReturnType<typeof createStore>;

/** One console: its session, its cache, its address bar. Nothing of it is shared with another. */
export function createConsoleStore(options: ConsoleStoreOptions = {}): ConsoleStore {
  const store = createStore();
  const source = options.location ?? memoryLocationSource();
  const storage = options.storage ?? memoryStorage({ token: 'token' });
  const toasts = createToastQueue();
  const errorToasts = createErrorToasts(toasts);

  store.set(locationSourceAtom, source);
  // Held for as long as the store lives: data derived from the address must follow it unmounted, too.
  store.sub(locationAtom, () => undefined);
  store.set(storageAtom, storage);
  store.set(pageTokenAtom, storage.get('token'));
  store.set(draftStorageAtom, options.drafts ?? memoryDrafts());
  store.set(catalogAtom, options.catalog ?? new Catalog());
  store.set(initialLanguageAtom, options.language ?? 'en-US');
  store.set(deviceAtom, options.device ?? 'desktop');
  store.set(toastsAtom, toasts);
  if (options.fetch) store.set(apiFetchAtom, { fetch: options.fetch });
  if (options.pageLoader) store.set(pageLoaderAtom, options.pageLoader);

  const getToken = () => storage.get('token') ?? undefined;
  const client =
    options.client ??
    createApiClient({
      getToken,
      getLanguage: () => store.get(languageAtom),
      getPath: () => source.get().pathname,
      onDate: (header) => store.set(noteServerDateAtom, header),
      ...(options.fetch && { fetch: options.fetch }),
    });

  const onError = createErrorReactions({
    text: () => textOf(store.get(catalogAtom), store.get(languageAtom)),
    showToast: errorToasts.show,
    expireSession: () => store.set(expireSessionAtom),
  });
  // An expired login is reported once, by the client that met it; see `watchedClient`.
  const report = errorToasts.once((error) => {
    if (!isApiError(error, 'unauthorised')) onError(error);
  });
  store.set(reportErrorAtom, { report });
  store.set(errorToastsAtom, { report, dismiss: errorToasts.dismiss });
  store.set(apiClientAtom, watchedClient(client, { getToken, onUnauthorised: onError }));
  const queryClient = createQueryClient({ onError: report });
  // Refetches on focus and on reconnection.
  queryClient.mount();
  store.set(queryClientAtom, queryClient);
  // Server messages are in the language of the call.
  store.sub(languageAtom, () => void queryClient.invalidateQueries());
  return store;
}
