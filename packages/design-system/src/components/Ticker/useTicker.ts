import { useEffect, useState, useCallback, useRef } from 'react';
import { useMediaQuery } from '#css/useMediaQuery.ts';
import { media } from '#tokens/breakpoints.ts';
import type { RefObject } from 'react';

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

interface Held {
  ref: RefObject<HTMLElement | null>;
  /** True while the pointer or the focus is in the element. */
  isHeld: boolean;
  cameFrom: RefObject<HTMLElement | null>;
  release: () => void;
}

/** Returns a ref, and whether its element is hovered or focused. Movement then stops (WCAG 2.2.1, 2.2.2). */
export function useHeld(): Held {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [isHeld, setHeld] = useState(false);
  const release = useCallback(() => setHeld(false), []);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const hold = () => setHeld(true);
    const holdFocus = (event: FocusEvent) => {
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !element.contains(from)) cameFrom.current = from;
      setHeld(true);
    };
    element.addEventListener('pointerenter', hold);
    element.addEventListener('pointerleave', release);
    element.addEventListener('focusin', holdFocus);
    element.addEventListener('focusout', release);
    return () => {
      element.removeEventListener('pointerenter', hold);
      element.removeEventListener('pointerleave', release);
      element.removeEventListener('focusin', holdFocus);
      element.removeEventListener('focusout', release);
    };
  }, [release]);

  return { ref, isHeld, cameFrom, release };
}
