import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { flushReadsAtom } from './notifications.ts';

/** Sends the notifications that were just read when the page is left before their two seconds are over. */
export function useReadFlush(): void {
  const flush = useSetAtom(flushReadsAtom);
  useEffect(() => {
    const send = () => flush();
    addEventListener('pagehide', send);
    return () => removeEventListener('pagehide', send);
  }, [flush]);
}
