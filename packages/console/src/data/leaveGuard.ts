import { atom, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import type { NavigateOptions } from '#lib/locationSource.ts';
import { isLeavingAtom } from './leaving.ts';

/** How many forms on this page hold something that is not saved. */
export const unsavedAtom = atom(0);

export interface BlockedNavigation {
  readonly href: string;
  readonly options?: NavigateOptions;
}

/** A navigation that waits for confirmation. */
export const blockedNavigationAtom = atom<BlockedNavigation | null>(null);

/** While a form is dirty, leaving its page is asked about: inside the console and by closing the tab. */
export function useLeaveGuard(isDirty: boolean): void {
  const setUnsaved = useSetAtom(unsavedAtom);
  const store = useStore();
  useEffect(() => {
    if (!isDirty) return undefined;
    setUnsaved((count) => count + 1);
    const ask = (event: BeforeUnloadEvent) => {
      // A session that has ended is not held on the screen; its drafts are kept.
      if (!store.get(isLeavingAtom)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      setUnsaved((count) => count - 1);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, setUnsaved, store]);
}
