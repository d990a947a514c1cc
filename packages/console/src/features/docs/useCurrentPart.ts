import { useEffect, useState } from 'react';
import { useParts } from './anchors.ts';

export function useCurrentPart(): string {
  const parts = useParts();
  const [current, setCurrent] = useState(parts[0]?.[0] ?? '');
  useEffect(() => {
    // jsdom has no `IntersectionObserver`.
    if (!('IntersectionObserver' in window)) return undefined;
    const look = () => {
      const line = window.innerHeight / 3;
      const begun = parts.filter(([anchor]) => {
        const part = document.getElementById(anchor);
        return part !== null && part.getBoundingClientRect().top < line;
      });
      setCurrent(begun.at(-1)?.[0] ?? parts[0]?.[0] ?? '');
    };
    // Unlike a scroll listener, an observer doesn't run for every pixel.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const [anchor] of parts) {
      const part = document.getElementById(anchor);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
