import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { beforeSignOutAtom } from './session/leaving.ts';
import { flushReadsAtom } from './notifications.ts';

/** Sends the batch of read notifications when the user leaves the page or signs out. */
export function useReadFlush(): void {
  const flush = useSetAtom(flushReadsAtom);
  const beforeSignOut = useAtomValue(beforeSignOutAtom);
  useEffect(() => {
    const send = () => flush();
    addEventListener('pagehide', send);
    beforeSignOut.add(send);
    return () => {
      removeEventListener('pagehide', send);
      beforeSignOut.delete(send);
    };
  }, [flush, beforeSignOut]);
}
