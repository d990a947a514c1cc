import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing (specification §9). */
export const DEBOUNCE = 300;
/** Milliseconds without typing in a search (specification §9). */
export const SEARCH_DEBOUNCE = 500;

interface Options {
  readonly delay?: number;
  readonly clean?: (text: string) => string;
}

const asTyped = (text: string) => text;

/**
 * Typed text shows immediately and is committed after a pause. An external change (a link, "clear all") replaces the
 * text. The value of a commit doesn't, because it would remove newer text.
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
