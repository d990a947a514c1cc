import { flushSync } from 'react-dom';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

export function useOverflow<Content extends HTMLElement>(): {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<Content | null>;
  isOverflowing: boolean;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<Content>(null);
  const [isOverflowing, setOverflowing] = useState(false);

  useLayoutEffect(() => {
    const outer = scroller.current;
    const inner = content.current;
    if (!outer || !inner) return undefined;
    const measure = () => setOverflowing(inner.offsetWidth > outer.clientWidth + 1);
    if (typeof ResizeObserver === 'undefined') return measure();
    // The first size is measured after the layout and before the paint. Measuring here would force a layout during the
    // commit, and another one after the other effects.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, isOverflowing };
}
