import { useState } from 'react';
import type { KeyboardEvent } from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 7,
  PageUp: (index) => index + 7,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Which point of a chart is being read. The pointer and the keyboard move the same cursor; the keys are
 * those of a slider (APG slider pattern), so that a screen reader speaks each point as its value.
 */
export function useChartCursor(count: number) {
  const [at, setAt] = useState<number | null>(null);
  const last = Math.max(0, count - 1);
  const index = at === null ? null : Math.min(at, last);

  return {
    index,
    /** The value of the slider while nothing is being read. */
    defaultIndex: index ?? last,
    moveTo: setAt,
    leave: () => setAt(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setAt(null);
        return;
      }
      const step = steps[event.key];
      if (!step || count === 0) return;
      event.preventDefault();
      setAt(Math.min(last, Math.max(0, step(index ?? last, last))));
    },
  };
}
