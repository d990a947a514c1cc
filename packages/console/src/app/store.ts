import type { EndpointId } from '@settlement/api-mocks/contract/endpoints';
import type { ExtensionGroup } from '@settlement/api-mocks/contract/extensions';
import { createToastQueue } from '@settlement/design-system/ToastQueue';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { type ApiClient, createApiClient } from '#api/client.ts';
import { ApiError, isApiError } from '#api/errors.ts';
import { offeredFields } from '#api/offeredFields.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { watchedClient } from '#api/watchedClient.ts';
import { deviceAtom } from '#data/session/device.ts';
import { modeAtom, type Mode } from '#data/session/mode.ts';
import { draftStorageAtom } from '#data/page/draftStorage.ts';
import { apiClientAtom, apiFetchAtom } from '#data/calls/apiClient.ts';
import { extensionsAtom, missingAtom, offersAtom } from '#data/calls/extensions.ts';
import { reportErrorAtom } from '#data/calls/endpointQuery.ts';
import { locationAtom, locationSourceAtom } from '#data/page/location.ts';
import { noteServerDateAtom } from '#data/calls/serverClock.ts';
import { type PageLoader, pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { pageTokenAtom } from '#data/calls/pageToken.ts';
import { expireSessionAtom } from '#data/session/session.ts';
import { toastsAtom } from '#data/page/toasts.ts';
import { catalogAtom, initialLanguageAtom, languageAtom, storageAtom } from '#i18n/atoms.ts';
import { Catalog } from '#i18n/catalog.ts';
import type { Language } from '#i18n/language.ts';
import { textOf } from '#i18n/useText.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import type { Device } from '#lib/browser/device.ts';
import type { DraftStorage } from '#lib/browser/draftStorage.ts';
import { memoryDrafts } from '#lib/browser/draftStorage.ts';
import { type LocationSource, memoryLocationSource } from '#lib/browser/locationSource.ts';
import { type AppStorage, memoryStorage } from '#lib/browser/storage.ts';
import { createErrorReactions, createErrorToasts } from './errorReactions.ts';

/** The options of the store. Each default works without a browser. */
export interface ConsoleStoreOptions {
  readonly location?: LocationSource;
  readonly storage?: AppStorage;
  readonly drafts?: DraftStorage;
  readonly device?: Device;
  readonly language?: Language;
  readonly catalog?: Catalog;
  readonly pageLoader?: PageLoader;
  readonly extensions?: readonly ExtensionGroup[];
  readonly fetch?: typeof fetch;
  readonly client?: ApiClient;
}

const mainCalls: ReadonlySet<string> = new Set<EndpointId>([
  'user.sessions',
  'addresses.list',
  'billing.get',
  'callbacks.list',
  'payments.totals',
  'user.views',
  'workOrders.list',
]);

/** Returns the mode of the page: the `mode` parameter of the URL, or the stored mode of the last selection. */
function startMode(source: LocationSource, storage: AppStorage): Mode | undefined {
  const linked = new URLSearchParams(source.get().search).get('mode');
  if (linked === 'test' || linked === 'live') storage.set('mode', linked);
  const kept = storage.get('mode');
  return kept === 'test' || kept === 'live' ? kept : undefined;
}

export type ConsoleStore = ReturnType<typeof createStore>;

export function createConsoleStore(options: ConsoleStoreOptions = {}): ConsoleStore {
  const store = createStore();
  const source = options.location ?? memoryLocationSource();
  const storage = options.storage ?? memoryStorage({ token: 'token' });
  const toasts = createToastQueue();
  const errorToasts = createErrorToasts(toasts);

  store.set(locationSourceAtom, source);
  store.sub(locationAtom, () => undefined);
  store.set(storageAtom, storage);
  store.set(pageTokenAtom, storage.get('token'));
  store.set(modeAtom, startMode(source, storage));
  store.set(draftStorageAtom, options.drafts ?? memoryDrafts());
  store.set(catalogAtom, options.catalog ?? new Catalog());
  store.set(initialLanguageAtom, options.language ?? 'en-US');
  store.set(deviceAtom, options.device ?? 'desktop');
  store.set(toastsAtom, toasts);
  if (options.fetch) store.set(apiFetchAtom, { fetch: options.fetch });
  if (options.extensions) store.set(extensionsAtom, options.extensions);
  if (options.pageLoader) store.set(pageLoaderAtom, options.pageLoader);

  const getToken = () => storage.get('token') ?? undefined;
  const client =
    options.client ??
    createApiClient({
      getToken,
      getLanguage: () => store.get(languageAtom),
      getPath: () => source.get().pathname,
      getMode: () => store.get(modeAtom),
      prepare: (endpoint, { query, body }) => {
        const offers = store.get(offersAtom);
        if (!offers(endpoint)) throw new ApiError('notOffered', { endpointId: endpoint.id });
        return {
          query: offeredFields(endpoint.query, query, offers),
          body: offeredFields(endpoint.body, body, offers),
        };
      },
      onMissing: ({ id, extension = '' }) =>
        store.set(missingAtom, (known) => new Set([...known, mainCalls.has(id) ? extension : id])),
      onDate: (header) => store.set(noteServerDateAtom, header),
      ...(options.fetch && { fetch: options.fetch }),
    });

  const onError = createErrorReactions({
    text: () => textOf(store.get(catalogAtom), store.get(languageAtom)),
    showToast: errorToasts.show,
    expireSession: () => store.set(expireSessionAtom),
  });
  // `watchedClient` has already reported an expired session.
  const report = errorToasts.once((error) => {
    if (!isApiError(error, 'unauthorised')) onError(error);
  });
  store.set(reportErrorAtom, { report });
  store.set(errorToastsAtom, { report, dismiss: errorToasts.dismiss });
  store.set(apiClientAtom, watchedClient(client, { getToken, onUnauthorised: onError }));
  const queryClient = createQueryClient({ onError: report });
  queryClient.mount();
  store.set(queryClientAtom, queryClient);
  store.sub(languageAtom, () => void queryClient.invalidateQueries());
  return store;
}
