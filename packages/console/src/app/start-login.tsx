import { ToastRegion, createToastQueue } from '@settlement/design-system/Toast';
import { Provider, createStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../api/client.ts';
import { deviceAtom } from '../data/device.ts';
import { apiClientAtom } from '../data/endpoint-query.ts';
import { locationSourceAtom } from '../data/location.ts';
import { pageLoaderAtom } from '../data/session.ts';
import { toastsAtom, useToasts } from '../data/toasts.ts';
import { LoginScreen } from '../features/auth/LoginScreen.tsx';
import { signInErrorAtom } from '../features/auth/useSignIn.ts';
import { I18nProvider } from '../i18n/I18nProvider.tsx';
import type { Area } from '../i18n/areas.ts';
import { catalogAtom, initialLanguageAtom, languageAtom, storageAtom } from '../i18n/atoms.ts';
import { Catalog } from '../i18n/catalog.ts';
import { loadLoginMessages } from '../i18n/login-messages.ts';
import { textOf } from '../i18n/textOf.ts';
import { useText } from '../i18n/useText.ts';
import { redirectTarget } from '../lib/place.ts';
import { type Environment, windowLoader } from './environment.ts';
import { createErrorReactions } from './error-reactions.ts';

const loginAreas: readonly Area[] = ['common', 'errors', 'auth'];

/** The sign-in page: no query cache, no charts, no tables, no router. */
export async function startLogin({ root, storage, device, location, language }: Environment): Promise<void> {
  // Who is signed in has no business here; the token may have come from another tab.
  if (storage.get('token') !== null) {
    windowLoader.replace(redirectTarget(location.get().search, device));
    return;
  }
  const store = createStore();
  const catalog = new Catalog({
    load: loadLoginMessages,
    storage,
    // It holds a part of its areas, so the console must not take it for its own.
    buildId: import.meta.env.PROD ? `${import.meta.env.MESSAGES_ID}-login` : undefined,
  });
  const toasts = createToastQueue();
  store.set(storageAtom, storage);
  store.set(catalogAtom, catalog);
  store.set(initialLanguageAtom, language);
  store.set(deviceAtom, device);
  store.set(locationSourceAtom, location);
  store.set(pageLoaderAtom, windowLoader);
  store.set(toastsAtom, toasts);
  store.set(
    apiClientAtom,
    createApiClient({
      getToken: () => storage.get('token') ?? undefined,
      getLanguage: () => store.get(languageAtom),
      getPath: () => location.get().pathname,
    }),
  );
  store.set(signInErrorAtom, {
    report: createErrorReactions({
      text: () => textOf(catalog, store.get(languageAtom)),
      showToast: (toast) => toasts.add(toast),
      // Already on the login page: the message, no redirect (specification §4).
      expireSession: () => true,
    }),
  });
  if (!catalog.has(language, loginAreas)) await catalog.load(language, loginAreas);
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <I18nProvider>
          <LoginScreen />
          <Toasts />
        </I18nProvider>
      </Provider>
    </StrictMode>,
  );
}

function Toasts() {
  const text = useText();
  return (
    <ToastRegion
      queue={useToasts()}
      label={text('common.notifications')}
      closeLabel={text('common.dismiss')}
    />
  );
}
