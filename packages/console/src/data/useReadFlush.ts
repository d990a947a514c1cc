import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { beforeSignOutAtom } from './leaving.ts';
import { flushReadsAtom } from './notifications.ts';

/** Sends the notifications that were just read when the page is left, or the session ended, before their two seconds are over. */
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
