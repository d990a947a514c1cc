import { cleanup, render } from '@testing-library/react';
import type { ExtensionGroup } from '@settlement/api-mocks/contract/extensions';
import { Provider } from 'jotai';
import { type ReactElement, Suspense } from 'react';
import { vi } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import type { Device } from '#lib/browser/device.ts';
import { createConsoleStore } from './store.ts';
import { catalog } from './testing.ts';

interface ScreenOptions {
  readonly href: string;
  readonly device?: Device;
  readonly extensions?: readonly ExtensionGroup[];
  readonly bank: {
    readonly signIn: () => string;
    readonly handle: (request: Request) => Promise<Response>;
  };
}

export function openScreen(screen: ReactElement, { href, bank, ...options }: ScreenOptions) {
  // jsdom has no `matchMedia`. With this stub, no media query matches.
  if (Reflect.get(window, 'matchMedia') === undefined)
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const requests: {
    readonly method: string;
    readonly path: string;
    readonly query: URLSearchParams;
    readonly body: unknown;
  }[] = [];
  const store = createConsoleStore({
    ...options,
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
      const { pathname: path, searchParams: query } = new URL(request.url);
      requests.push({ method: request.method, path, query, body });
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
    requests,
    sent: (method: string, path: string) =>
      requests.filter((one) => one.method === method && one.path.endsWith(path)).map(({ body }) => body),
    reopen: () => {
      cleanup();
      show();
    },
  };
}
