import type { SwapQuote } from '@settlement/api-mocks/contract/swap';
import { useEffect, useRef, useState } from 'react';
import { type QuoteInput, useSwapQuote } from '#data/swap.ts';
import { useSecondsLeft } from '#data/useSecondsLeft.ts';
import { RenewalPace } from '#lib/renewalPace.ts';

/** How long a quote holds where the server's two times do not say. */
const QUOTE_SECONDS = 15;

export interface LiveQuote {
  readonly quote: SwapQuote | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly secondsLeft: number;
  readonly total: number;
  /** There is one and it no longer holds. */
  readonly isExpired: boolean;
  readonly refresh: () => Promise<SwapQuote | undefined>;
}

interface Wishes {
  /** Undefined while there is nothing to ask for. */
  readonly input: QuoteInput | undefined;
  /** A new one when the last has run out, as long as the page is seen. */
  readonly keepsFresh: boolean;
}

/** The price of what is written in the form, and how long it holds. */
export function useQuote({ input, keepsFresh }: Wishes): LiveQuote {
  const { data: quote, error, isFetching, refetch } = useSwapQuote(input);
  const secondsLeft = useSecondsLeft(quote?.expire_time ?? 0);
  const isExpired = quote !== undefined && secondsLeft === 0;
  // The quote before is no answer to having asked again.
  const refresh = async () => (await refetch()).data;

  const requested = useRef('');
  const [pace] = useState(() => new RenewalPace());
  const id = quote?.quote_id;
  useEffect(() => {
    if (id !== undefined && !isExpired) pace.held();
    if (!isExpired || !keepsFresh || id === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      // Once for each quote: what fails is left to the person.
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

  const holds = quote ? quote.expire_time - quote.server_time : 0;
  return {
    quote,
    error,
    isFetching,
    secondsLeft,
    total: holds > 0 ? holds : QUOTE_SECONDS,
    isExpired,
    refresh,
  };
}
