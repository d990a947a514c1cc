import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

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
