import { Provider, createStore } from 'jotai';
import { createApiClient } from '#api/client.ts';
import { createSiteFetch } from '#api/siteFetch.ts';
import { deviceAtom } from '#data/device.ts';
import { apiClientAtom } from '#data/apiClient.ts';
import { locationSourceAtom } from '#data/location.ts';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { LoginScreen } from '#features/auth/LoginScreen.tsx';
import { loadGoogle } from '#features/auth/google.ts';
import { signInMethodAtom } from '#features/auth/signInMethods.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { catalogAtom, initialLanguageAtom, languageAtom, storageAtom } from '#i18n/atoms.ts';
import { textOf } from '#i18n/textOf.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { wipeTabDrafts } from '#lib/draftStorage.ts';
import { redirectTarget } from '#lib/deviceRedirect.ts';
import { type Environment, windowLoader } from './environment.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { DesignSystem } from './DesignSystem.tsx';
import { renderRoot } from './renderRoot.tsx';
import { createSignInErrors } from './signInErrors.ts';
import { loginAreas } from './startAreas.ts';

/** The sign-in page: no query cache, no charts, no tables, no router. */
export async function startLogin({
  root,
  storage,
  device,
  location,
  language,
  catalog,
}: Environment): Promise<void> {
  // Who is signed in has no business here; the token may have come from another tab.
  if (storage.get('token') !== null) {
    windowLoader.replace(redirectTarget(location.get().search, device));
    return;
  }
  // A tab that slept through a logout, or was opened again after it, keeps nothing of it.
  if (storage.get('session') === null) wipeTabDrafts(() => window.sessionStorage);
  const store = createStore();
  store.set(storageAtom, storage);
  store.set(catalogAtom, catalog);
  store.set(initialLanguageAtom, language);
  store.set(deviceAtom, device);
  store.set(locationSourceAtom, location);
  store.set(pageLoaderAtom, windowLoader);
  store.set(
    apiClientAtom,
    createApiClient({
      getToken: () => storage.get('token') ?? undefined,
      getLanguage: () => store.get(languageAtom),
      getPath: () => location.get().pathname,
      fetch: createSiteFetch(),
    }),
  );
  const { toasts, ...signInErrors } = createSignInErrors(() => textOf(catalog, store.get(languageAtom)));
  store.set(errorToastsAtom, signInErrors);
  // At the same time as the messages. The button reports a failure.
  if (store.get(signInMethodAtom) === 'google') loadGoogle().catch(() => undefined);
  if (!catalog.has(language, loginAreas)) await catalog.load(language, loginAreas);
  renderRoot(
    root,
    <Provider store={store}>
      <I18nProvider>
        <DesignSystem navigate={windowLoader.assign}>
          <LoginScreen />
          <DeferredToasts queue={toasts} />
        </DesignSystem>
      </I18nProvider>
    </Provider>,
  );
}
