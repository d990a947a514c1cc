import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { idleSecondsLeftAtom, noteActivityAtom, WARNING_SECONDS } from '#data/session/idle.ts';
import { endIdleSessionAtom } from '#data/session/session.ts';

const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
const LOOK_MS = 1_000;

/** Returns the remaining seconds while the warning is shown. Input in any tab extends the session. */
export function useIdleLock(): number | undefined {
  const secondsLeft = useAtomValue(idleSecondsLeftAtom);
  const note = useSetAtom(noteActivityAtom);
  const end = useSetAtom(endIdleSessionAtom);
  const [warning, setWarning] = useState<number>();

  useEffect(() => {
    const look = () => {
      const left = secondsLeft();
      setWarning(left !== undefined && left <= WARNING_SECONDS ? left : undefined);
      if (left === 0) end();
    };
    const extend = () => {
      // The session may have ended while the device was asleep. The press that wakes the device must not extend it.
      if (secondsLeft() === 0) return;
      note();
      look();
    };
    // Opening a page counts as activity, but it must not extend a session that has already ended.
    extend();
    look();
    const timer = setInterval(look, LOOK_MS);
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of SIGNS) addEventListener(sign, extend, { capture: true, passive: true, signal });
    addEventListener('storage', ({ key }) => key === 'activeAt' && look(), { signal });
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [end, note, secondsLeft]);

  return warning;
}
