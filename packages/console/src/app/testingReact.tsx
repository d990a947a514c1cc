import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';

export { act, renderHook, waitFor } from '@testing-library/react';
export { queryClientAtom } from 'jotai-tanstack-query';

export type Store = ReturnType<typeof createStore>;

export const within = (store: Store) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>,
});
