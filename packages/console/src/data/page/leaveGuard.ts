import { atom, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import type { NavigateOptions } from '#lib/browser/locationSource.ts';
import { isLeavingAtom } from '../session/leaving.ts';

export const unsavedAtom = atom(0);

export interface BlockedNavigation {
  readonly href: string;
  readonly options?: NavigateOptions;
}

export const blockedNavigationAtom = atom<BlockedNavigation | null>(null);

export function useLeaveGuard(isDirty: boolean): void {
  const setUnsaved = useSetAtom(unsavedAtom);
  const store = useStore();
  useEffect(() => {
    if (!isDirty) return undefined;
    setUnsaved((count) => count + 1);
    const ask = (event: BeforeUnloadEvent) => {
      // The end of a session must leave the page without a warning.
      if (!store.get(isLeavingAtom)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      setUnsaved((count) => count - 1);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, setUnsaved, store]);
}
