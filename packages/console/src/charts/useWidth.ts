import { flushSync } from 'react-dom';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The width of an element in CSS pixels, kept up to date; 0 until it is laid out. Measured before the first
 * paint: `useParentSize` of visx waits for an observer, a frame and a timer, and a chart is blank meanwhile.
 */
export function useWidth<Measured extends HTMLElement>(): {
  readonly ref: RefObject<Measured | null>;
  readonly width: number;
} {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    if (typeof ResizeObserver === 'undefined') return measure();
    // The first size comes once the page is laid out, before it is painted, as in `useOverflow` of the design system.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, width };
}
