import { useEffect } from 'react';

export function useLock(onLock: (isLocked: boolean) => void, isLocked: boolean): void {
  useEffect(() => {
    onLock(isLocked);
  }, [onLock, isLocked]);
}
