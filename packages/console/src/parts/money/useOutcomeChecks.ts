import { useAtomValue } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { CheckResult } from '#data/money/money.ts';

/** The pauses between lookups, in milliseconds. After the last pause, `LONGEST_PAUSE` applies. */
const PAUSES = [2_000, 4_000, 8_000, 15_000, 30_000] as const;
const LONGEST_PAUSE = 60_000;

/** Looks up an outcome while the page is visible, and immediately if the user returns to the page. */
export function useOutcomeChecks(requestId: string, check: () => Promise<CheckResult>) {
  // The checks of two components differ, so they don't share results.
  const id = useId();
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  const checks = useMemo(
    () =>
      atomWithQuery(() => ({
        queryKey: ['outcome', requestId, id],
        queryFn: () => latest.current(),
        staleTime: 0,
        gcTime: 0,
        refetchInterval: ({ state }) => PAUSES[state.dataUpdateCount - 1] ?? LONGEST_PAUSE,
      })),
    [requestId, id],
  );
  const { data, isFetching, refetch } = useAtomValue(checks);
  return {
    isChecking: isFetching,
    isUnsupported: data === 'unsupported',
    checkNow: () => void refetch({ cancelRefetch: false }),
  };
}
