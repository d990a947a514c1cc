import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

/** Checks if a media query matches. Returns false on a server and in jsdom, which have no `matchMedia`. */
export const isMatching = (query: string): boolean => listOf(query)?.matches ?? false;

/** Returns whether a media query matches. Returns `onServer` on a server and while its page is hydrated. */
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
