import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { idleSecondsLeftAtom, noteActivityAtom } from '#data/idle.ts';
import { endIdleSessionAtom } from '#data/session.ts';
import { WARNING_SECONDS } from '#lib/idleTime.ts';

const SIGNS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;
const LOOK_MS = 1_000;

/**
 * Ends an idle session, by the time that the merchant chose, counted across tabs. Answers the seconds
 * that are left while the person is warned; any key or press in any tab extends it.
 */
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
      // What ended while this page slept is not begun again by the press that woke it.
      if (secondsLeft() === 0) return;
      note();
      look();
    };
    // A page that is opened is used, unless the time was over before.
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
