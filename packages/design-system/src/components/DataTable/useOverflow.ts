import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the content of an element is wider than the element, kept up to date. */
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
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);

  return { scroller, content, isOverflowing };
}
