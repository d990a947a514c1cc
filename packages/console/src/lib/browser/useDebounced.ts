import { useEffect, useRef, useState } from 'react';

/** The pause in typing before a filter changes, in milliseconds (specification §9). */
export const DEBOUNCE = 300;
/** The pause in typing before a search, in milliseconds (specification §9). */
export const SEARCH_DEBOUNCE = 500;

interface Options {
  readonly delay?: number;
  readonly clean?: (text: string) => string;
}

const asTyped = (text: string) => text;

/** Returns the typed text, and commits it after a pause. A new value from outside replaces it. */
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
