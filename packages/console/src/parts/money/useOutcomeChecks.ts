import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckResult } from '#data/money/money.ts';

/** The pauses before each lookup, in milliseconds. After the last pause, `LONGEST_PAUSE` applies. */
const PAUSES = [0, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const;
const LONGEST_PAUSE = 60_000;

export function useOutcomeChecks(check: () => Promise<CheckResult>) {
  const [isChecking, setChecking] = useState(false);
  const [isUnsupported, setUnsupported] = useState(false);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });

  const isBusy = useRef(false);
  const ask = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setChecking(true);
    try {
      setUnsupported((await latest.current()) === 'unsupported');
    } finally {
      isBusy.current = false;
      setChecking(false);
    }
  }, []);

  useEffect(() => {
    let count = 0;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      if (!isHere) return;
      timer = setTimeout(() => {
        count += 1;
        if (document.visibilityState === 'visible') void ask().finally(schedule);
        else schedule();
      }, PAUSES[count] ?? LONGEST_PAUSE);
    };
    schedule();
    const comeBack = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      isHere = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, [ask]);

  return { isChecking, isUnsupported, checkNow: () => void ask() };
}
