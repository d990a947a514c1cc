import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { hashAtom } from '#data/page/location.ts';
import { reveal } from '#lib/browser/reveal.ts';

/** Scrolls to the anchor of the URL. Call it in the content, because the page loads later than the URL. */
export function useScrollToHash(): void {
  const hash = useAtomValue(hashAtom);
  useEffect(() => {
    if (hash === '') return undefined;
    // A change of the page scrolls to its top first.
    const frame = requestAnimationFrame(() => reveal(decodeURIComponent(hash.slice(1))));
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
