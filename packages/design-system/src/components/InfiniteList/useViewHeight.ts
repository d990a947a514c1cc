import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The height in pixels before the first measurement, for example on a server. */
const ESTIMATE = 600;

/** Returns the height of the visible part of a scroll container in pixels. */
export function useViewHeight(scroller: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(ESTIMATE);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setHeight(element.clientHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return height;
}
