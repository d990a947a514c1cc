import { atom, useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import {
  type AppLocation,
  type LocationSource,
  type NavigateOptions,
  memoryLocationSource,
  parseHref,
} from '#lib/locationSource.ts';
import { blockedNavigationAtom, unsavedAtom } from './leaveGuard.ts';

/** Set once per store: the browser's history in the app, memory in stories and tests. */
export const locationSourceAtom = atom<LocationSource>(memoryLocationSource());

const snapshotAtom = atom((get) => {
  const source = get(locationSourceAtom);
  const currentAtom = atom(source.get());
  currentAtom.onMount = (set) => {
    set(source.get());
    // In a transition the old screen stays until the new one's chunk and messages are there.
    return source.subscribe(() => startTransition(() => set(source.get())));
  };
  return currentAtom;
});

/** Where the page is. Writing navigates: the one source for the router and for everything derived. */
export const locationAtom = atom(
  (get): AppLocation => get(get(snapshotAtom)),
  (get, set, href: string, options?: NavigateOptions) => {
    const source = get(locationSourceAtom);
    const isLeaving = parseHref(href, source.get()).pathname !== source.get().pathname;
    if (isLeaving && get(unsavedAtom) > 0 && !options?.isForced) {
      set(blockedNavigationAtom, options === undefined ? { href } : { href, options });
      return;
    }
    source.navigate(href, options);
    set(get(snapshotAtom), source.get());
  },
);

export const pathnameAtom = atom((get) => get(locationAtom).pathname);
/** With its question mark, or empty. */
export const searchAtom = atom((get) => get(locationAtom).search);
export const hashAtom = atom((get) => get(locationAtom).hash);
export const searchParamsAtom = atom((get): URLSearchParams => new URLSearchParams(get(searchAtom)));

/** `navigate('/record?status=2')`; `{ replace: true }` adds no entry to the history. */
export function useNavigate(): (href: string, options?: NavigateOptions) => void {
  const set = useSetAtom(locationAtom);
  return useCallback((href, options) => startTransition(() => set(href, options)), [set]);
}

const useRouterLocation: BaseLocationHook = () => [useAtomValue(pathnameAtom), useNavigate()];

/** wouter over the same atom: `<Router {...routerHooks}>`; its own hooks and links then follow it. */
export const routerHooks = { hook: useRouterLocation };
