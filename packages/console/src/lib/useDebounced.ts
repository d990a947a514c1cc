import { useEffect, useRef, useState } from 'react';

/** Specification §9: typing rests this long before it counts, in milliseconds. */
export const DEBOUNCE = 300;
/** The same for a search. */
export const SEARCH_DEBOUNCE = 500;

/**
 * A field's own text over a value that lives elsewhere. Typing shows at once and is committed when it
 * rests; a change from elsewhere (a link, "clear all") replaces the text.
 */
export function useDebouncedText(value: string, commit: (text: string) => void, delay = DEBOUNCE) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  useEffect(() => {
    if (text === seen) return undefined;
    const timer = setTimeout(() => latest.current(text), delay);
    return () => clearTimeout(timer);
  }, [text, seen, delay]);
  return [text, setText] as const;
}
