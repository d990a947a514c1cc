import type { CompositionEvent } from 'react';
import { useState } from 'react';

interface Search {
  value: string | undefined;
  onChange: ((text: string) => void) | undefined;
}

/**
 * Reports a search text only when an input method has composed it. `input` contains the props of the input
 * element.
 */
export function useComposition({ value, onChange }: Search) {
  const [composed, setComposed] = useState<string>();
  return {
    ...(value !== undefined && { value: composed ?? value }),
    onChange: (text: string) => (composed === undefined ? onChange?.(text) : setComposed(text)),
    input: {
      onCompositionStart: (event: CompositionEvent<HTMLInputElement>) =>
        setComposed(event.currentTarget.value),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
        setComposed(undefined);
        onChange?.(event.currentTarget.value);
      },
    },
  };
}
