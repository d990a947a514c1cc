import { useEffect, useRef, useState } from 'react';

/** Specification §9: typing rests this long before it counts, in milliseconds. */
export const DEBOUNCE = 300;
/** The same for a search. */
export const SEARCH_DEBOUNCE = 500;

interface Options {
  /** Milliseconds. */
  readonly delay?: number;
  /** What is committed of a text. */
  readonly clean?: (text: string) => string;
}

const asTyped = (text: string) => text;

/**
 * A field's own text over a value that lives elsewhere. Typing shows at once and is committed when it
 * rests; a change from elsewhere (a link, "clear all") replaces the text. The value that a commit leads to does
 * not: what was typed since then would be lost.
 */
export function useDebouncedText(
  value: string,
  commit: (text: string) => void,
  { delay = DEBOUNCE, clean = asTyped }: Options = {},
) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string>();
  const latest = useRef({ commit, clean });
  useEffect(() => {
    latest.current = { commit, clean };
  });
  if (seen !== value) {
    setSeen(value);
    setSent(undefined);
    if (value !== sent) setText(value);
  }
  useEffect(() => {
    if (text === seen) return undefined;
    const timer = setTimeout(() => {
      const cleaned = latest.current.clean(text);
      setSent(cleaned);
      latest.current.commit(cleaned);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, seen, delay]);
  return [text, setText] as const;
}
