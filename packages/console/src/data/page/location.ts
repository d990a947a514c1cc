import { atom, useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback } from 'react';
import type { BaseLocationHook } from 'wouter';
import {
  type AppLocation,
  type LocationSource,
  type NavigateOptions,
  memoryLocationSource,
  parseHref,
} from '#lib/browser/locationSource.ts';
import { blockedNavigationAtom, unsavedAtom } from './leaveGuard.ts';

export const locationSourceAtom = atom<LocationSource>(memoryLocationSource());

const snapshotAtom = atom((get) => {
  const source = get(locationSourceAtom);
  const currentAtom = atom(source.get());
  currentAtom.onMount = (set) => {
    set(source.get());
    // The transition keeps the previous screen visible until the code and the messages of the next screen are loaded.
    return source.subscribe(() => startTransition(() => set(source.get())));
  };
  return currentAtom;
});

/** The location. While a form is unsaved, writes are blocked unless `isForced` is set. */
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
export const searchAtom = atom((get) => get(locationAtom).search);
export const hashAtom = atom((get) => get(locationAtom).hash);
export const searchParamsAtom = atom((get): URLSearchParams => new URLSearchParams(get(searchAtom)));

export function useNavigate(): (href: string, options?: NavigateOptions) => void {
  const set = useSetAtom(locationAtom);
  return useCallback((href, options) => startTransition(() => set(href, options)), [set]);
}

const useRouterLocation: BaseLocationHook = () => [useAtomValue(pathnameAtom), useNavigate()];

export const routerHooks = { hook: useRouterLocation };
