import { Provider, createStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { lazyClient } from '#api/lazyClient.ts';
import { deviceAtom } from '#data/device.ts';
import { apiClientAtom } from '#data/apiClient.ts';
import { locationSourceAtom } from '#data/location.ts';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { LoginScreen } from '#features/auth/LoginScreen.tsx';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import type { Area } from '#i18n/areas.ts';
import { catalogAtom, initialLanguageAtom, languageAtom, storageAtom } from '#i18n/atoms.ts';
import { Catalog } from '#i18n/catalog.ts';
import { loadLoginMessages } from '#i18n/loginMessages.ts';
import { textOf } from '#i18n/textOf.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { wipeTabDrafts } from '#lib/draftStorage.ts';
import { redirectTarget } from '#lib/deviceRedirect.ts';
import { type Environment, windowLoader } from './environment.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { DesignSystem } from './DesignSystem.tsx';
import type { SignInErrors } from './signInErrors.ts';
import { showStartFailure } from './startFailure.ts';

const loginAreas: readonly Area[] = ['common', 'errors', 'auth'];

/** The sign-in page: no query cache, no charts, no tables, no router. */
export async function startLogin({ root, storage, device, location, language }: Environment): Promise<void> {
  // Who is signed in has no business here; the token may have come from another tab.
  if (storage.get('token') !== null) {
    windowLoader.replace(redirectTarget(location.get().search, device));
    return;
  }
  // A tab that slept through a logout, or was opened again after it, keeps nothing of it.
  if (storage.get('session') === null) wipeTabDrafts(() => window.sessionStorage);
  const store = createStore();
  const catalog = new Catalog({
    load: loadLoginMessages,
    storage,
    // It holds a part of its areas, so the console must not take it for its own.
    buildId: import.meta.env.PROD ? `${import.meta.env.MESSAGES_ID}-login` : undefined,
  });
  store.set(storageAtom, storage);
  store.set(catalogAtom, catalog);
  store.set(initialLanguageAtom, language);
  store.set(deviceAtom, device);
  store.set(locationSourceAtom, location);
  store.set(pageLoaderAtom, windowLoader);
  store.set(
    apiClientAtom,
    lazyClient(async () =>
      (await import('#api/client.ts')).createApiClient({
        getToken: () => storage.get('token') ?? undefined,
        getLanguage: () => store.get(languageAtom),
        getPath: () => location.get().pathname,
      }),
    ),
  );
  let signInErrors: SignInErrors | undefined;
  const loadSignInErrors = async () => {
    const { createSignInErrors } = await import('./signInErrors.ts');
    signInErrors ??= createSignInErrors(() => textOf(catalog, store.get(languageAtom)));
    return signInErrors;
  };
  const loadToasts = async () => {
    const [{ Toasts }, { toasts }] = await Promise.all([import('./Toasts.tsx'), loadSignInErrors()]);
    return <Toasts queue={toasts} />;
  };
  const tell = async (what: 'report' | 'dismiss', failure: unknown) => {
    const errors = await loadSignInErrors().catch(() => undefined);
    // Where they cannot be fetched, the form alone says it.
    errors?.[what](failure);
  };
  store.set(errorToastsAtom, {
    report: (failure) => void tell('report', failure),
    dismiss: (failure) => void tell('dismiss', failure),
  });
  if (!catalog.has(language, loginAreas)) await catalog.load(language, loginAreas);
  createRoot(root, { onUncaughtError: () => showStartFailure() }).render(
    <StrictMode>
      <Provider store={store}>
        <I18nProvider>
          <DesignSystem>
            <LoginScreen />
            <DeferredToasts load={loadToasts} />
          </DesignSystem>
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
}
