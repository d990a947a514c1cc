import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { hashAtom } from '#data/page/location.ts';
import { reveal } from '#lib/browser/reveal.ts';

/** Scrolls to the anchor of the URL. For the component that renders the anchors. */
export function useScrollToHash(): void {
  const hash = useAtomValue(hashAtom);
  useEffect(() => {
    if (hash === '') return undefined;
    // A new page first scrolls to its top, so the anchor is scrolled into view one frame later.
    const frame = requestAnimationFrame(() => reveal(hash.slice(1)));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
