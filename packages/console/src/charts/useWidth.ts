import { flushSync } from 'react-dom';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns the width in CSS pixels, or 0 before layout. `useParentSize` of visx waits for an observer, a frame and a
 * timer, and leaves the chart blank until then.
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
    // A later measurement would first paint the chart with the old size.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, width };
}
