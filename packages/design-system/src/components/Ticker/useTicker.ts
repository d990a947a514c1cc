import { useEffect, useState } from 'react';

import { useMediaQuery } from '#css/useMediaQuery.ts';
import { media } from '#tokens/breakpoints.ts';

interface TickerState {
  index: number;
  isPaused: boolean;
  isStill: boolean;
  toggle: () => void;
  next: () => void;
}

/** Returns the state of a ticker. It stops if it's paused or held, and with reduced motion (WCAG 2.2.2). */
export function useTicker(count: number, pause: number, isHeld: boolean): TickerState {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useMediaQuery(media.reducedMotion, true);
  const position = count === 0 ? 0 : index % count;

  useEffect(() => {
    if (isPaused || isStill || isHeld || count < 2) return undefined;
    const timer = setTimeout(() => setIndex(position + 1), pause);
    return () => clearTimeout(timer);
  }, [position, count, pause, isPaused, isStill, isHeld]);

  return {
    index: position,
    isPaused,
    isStill,
    toggle: () => setPaused(!isPaused),
    next: () => setIndex(position + 1),
  };
}
