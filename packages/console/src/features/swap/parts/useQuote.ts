import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { useEffect, useRef, useState } from 'react';
import { type QuoteInput, useSwapQuote } from '#data/swap.ts';
import { useSecondsLeft } from '#data/money/useSecondsLeft.ts';
import { RenewalPace } from '#lib/time/renewalPace.ts';

export interface LiveQuote {
  readonly quote: SwapQuote | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isExpired: boolean;
  readonly refresh: () => Promise<SwapQuote | undefined>;
}

interface Wishes {
  /** The values to quote. `undefined` if they are incomplete or invalid. */
  readonly input: QuoteInput | undefined;
  /** If true, an expired quote is replaced automatically while the page is visible. */
  readonly keepsFresh: boolean;
}

export function useQuote({ input, keepsFresh }: Wishes): LiveQuote {
  const { data: quote, error, isFetching, refetch } = useSwapQuote(input);
  const isExpired = useSecondsLeft(quote?.expire_time ?? 0) === 0 && quote !== undefined;
  // `quote` is from before the request, so the result of the request is returned.
  const refresh = async () => (await refetch()).data;

  const requested = useRef('');
  const [pace] = useState(() => new RenewalPace());
  const id = quote?.quote_id;
  useEffect(() => {
    if (id !== undefined && !isExpired) pace.held();
    if (!isExpired || !keepsFresh || id === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      // Each expired quote causes only one automatic request. If the request fails, the user can retry.
      if (document.visibilityState !== 'visible' || requested.current === id || timer !== undefined) return;
      const pause = pace.next();
      if (pause === undefined) return;
      timer = setTimeout(() => {
        requested.current = id;
        void refetch();
      }, pause);
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [id, isExpired, keepsFresh, pace, refetch]);

  return { quote, error, isFetching, isExpired, refresh };
}
