import { cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { type ReactElement, Suspense } from 'react';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { memoryLocationSource } from '#lib/locationSource.ts';
import { memoryStorage } from '#lib/storage.ts';
import { createConsoleStore } from './store.ts';
import { fullCatalog } from './testing.ts';

interface ScreenOptions {
  /** Path and query. */
  readonly href: string;
  /** `createMockApi(…)`: only tests may import it. */
  readonly bank: {
    readonly signIn: () => string;
    readonly handle: (request: Request) => Promise<Response>;
  };
}

const catalog = await fullCatalog();

/** A part of the console over a mock bank, for tests; `sent` are the bodies of the calls to a path. */
export function openScreen(screen: ReactElement, { href, bank }: ScreenOptions) {
  const requests: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const store = createConsoleStore({
    catalog,
    location: memoryLocationSource(href),
    storage: memoryStorage({ token: bank.signIn() }),
    fetch: async (input, init) => {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, 'http://console.test'),
        init,
      );
      const text = await request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      requests.push({ method: request.method, path: new URL(request.url).pathname, body });
      return bank.handle(request);
    },
  });
  const show = () =>
    render(
      <Provider store={store}>
        <I18nProvider>
          <Suspense>{screen}</Suspense>
        </I18nProvider>
      </Provider>,
    );
  show();
  return {
    store,
    sent: (method: string, path: string) =>
      requests.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body),
    /** As after a reload: nothing is left but what is stored. */
    reopen: () => {
      cleanup();
      show();
    },
  };
}
