import { useEffect, useState } from 'react';
import { parts } from './anchors.ts';

/** The part that is being read: the last one that begins in the upper third of the window. */
export function useCurrentPart(): string {
  const [current, setCurrent] = useState(parts[0]?.[0] ?? '');
  useEffect(() => {
    // Without it (jsdom) the first part is the one.
    if (!('IntersectionObserver' in window)) return undefined;
    const look = () => {
      const line = window.innerHeight / 3;
      const begun = parts.filter(([anchor]) => {
        const part = document.getElementById(anchor);
        return part !== null && part.getBoundingClientRect().top < line;
      });
      setCurrent(begun.at(-1)?.[0] ?? parts[0]?.[0] ?? '');
    };
    // Told only when a part comes or goes, not on every scrolled pixel.
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const [anchor] of parts) {
      const part = document.getElementById(anchor);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
