import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { I18nProvider } from '#i18n/I18nProvider.tsx';

export { act, renderHook, waitFor } from '@testing-library/react';
export { queryClientAtom } from 'jotai-tanstack-query';

export type Store = ReturnType<typeof createStore>;

export const within = (store: Store) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
});

export const inStore = (store: Store, children: ReactNode) => (
  <Provider store={store}>
    <I18nProvider>{children}</I18nProvider>
  </Provider>
);
