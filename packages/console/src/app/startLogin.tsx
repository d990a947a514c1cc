import { preloadLabels } from '@settlement/design-system/Provider';
import { Provider, createStore } from 'jotai';
import { loadConfig } from '#api/loadConfig.ts';
import { createApiClient } from '#api/client.ts';
import { createSiteFetch } from '#api/siteFetch.ts';
import { deviceAtom } from '#data/session/device.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { applyBrandAtom } from '#data/brand.ts';
import { extensionsAtom } from '#data/calls/extensions.ts';
import { locationSourceAtom } from '#data/page/location.ts';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { LoginScreen } from '#features/auth/LoginScreen.tsx';
import { loadGoogle } from '#features/auth/google.ts';
import { signInMethodAtom } from '#features/auth/signInMethods.ts';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { catalogAtom, initialLanguageAtom, languageAtom, storageAtom } from '#i18n/atoms.ts';
import { type Text, textOf } from '#i18n/useText.ts';
import { errorToastsAtom, type ErrorToasts } from '#kit/form/errorToasts.ts';
import { wipeTabDrafts } from '#lib/browser/draftStorage.ts';
import { redirectTarget } from '#lib/browser/deviceRedirect.ts';
import { type Environment, windowLoader } from './environment.ts';
import { DeferredToasts } from './DeferredToasts.tsx';
import { DesignSystem } from './DesignSystem.tsx';
import { renderRoot } from './renderRoot.tsx';
import { type ToastQueue, createToastQueue } from '@settlement/design-system/ToastQueue';
import { createErrorReactions, createErrorToasts } from './errorReactions.ts';

export async function startLogin({
  root,
  storage,
  device,
  location,
  language,
  catalog,
}: Environment): Promise<void> {
  // A user who is already signed in is redirected. Another tab may have stored the token.
  if (storage.get('token') !== null) {
    windowLoader.replace(redirectTarget(location.get().search, device));
    return;
  }
  // A tab that was suspended during the sign-out may still have drafts.
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
  const site = loadConfig().then(
    (config) => {
      store.set(extensionsAtom, config.extensions);
      return store.set(applyBrandAtom, config);
    },
    () => undefined,
  );
  const { toasts, ...signInErrors } = createSignInErrors(() => textOf(catalog, store.get(languageAtom)));
  store.set(errorToastsAtom, signInErrors);
  if (store.get(signInMethodAtom) === 'google') loadGoogle().catch(() => undefined);
  // If the font or the operator's name changed later, the title could wrap and move the form.
  const looks = withinLimit([document.fonts.load('1em "Inter Variable"').catch(() => undefined), site]);
  const labels = preloadLabels(language);
  if (!catalog.has(language, ['start'])) await catalog.load(language, ['start']);
  await labels;
  await looks;
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

/** The maximum time in milliseconds to wait for the font and the operator's name. */
const LIMIT = 1000;

function withinLimit(waits: readonly Promise<unknown>[]): Promise<unknown> {
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT));
  return Promise.race([limit, Promise.all(waits)]);
}

interface SignInErrors extends ErrorToasts {
  readonly toasts: ToastQueue;
}

function createSignInErrors(text: () => Text): SignInErrors {
  const toasts = createToastQueue();
  const { show, once, dismiss } = createErrorToasts(toasts);
  const react = createErrorReactions({
    text,
    showToast: show,
    // The user is already on the sign-in page, so the error is only shown as a message (specification §4).
    expireSession: () => true,
  });
  return { report: once(react), dismiss, toasts };
}
