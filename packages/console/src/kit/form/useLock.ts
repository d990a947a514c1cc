import { useEffect } from 'react';

/** Holds a dialog open for as long as the form in it must not be left. */
export function useLock(onLock: (isLocked: boolean) => void, isLocked: boolean): void {
  useEffect(() => {
    onLock(isLocked);
  }, [onLock, isLocked]);
}
