import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { serverClockAtom } from '../calls/serverClock.ts';

export function useSecondsLeft(until: number): number {
  const clock = useAtomValue(serverClockAtom);
  const left = () => Math.max(0, until - clock.now());
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (clock.now() >= until) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [clock, until],
  );
  return useSyncExternalStore(subscribe, left);
}
