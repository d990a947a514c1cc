import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

/** Checks if a media query matches. Returns false in jsdom, which has no `matchMedia`. */
export const isMatching = (query: string): boolean => listOf(query)?.matches ?? false;

/** Returns if a media query matches, and `onServer` while a page from the server is hydrated. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => isMatching(query),
    () => onServer,
  );
}
