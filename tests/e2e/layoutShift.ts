import type { Page } from '@playwright/test';

/** Less than this is 0.00 of the two digits that Cumulative Layout Shift is quoted in. */
export const MOST_SHIFT = 0.005;

export interface LayoutShift {
  readonly value: number;
  /** The text of what moved. */
  readonly moved: readonly string[];
}

/** What moved so far on this document without a press, from the browser's own record. */
export const shiftOf = (page: Page): Promise<LayoutShift> =>
  page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        const textOf = (source: unknown): string => {
          const node = typeof source === 'object' && source && 'node' in source ? source.node : undefined;
          return node instanceof Node ? (node.textContent ?? '').slice(0, 60) : 'what is gone';
        };
        new PerformanceObserver((list) => {
          const entries = list.getEntries();
          resolve({
            value: entries.reduce(
              (sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0),
              0,
            ),
            moved: entries.flatMap((entry) =>
              'sources' in entry && Array.isArray(entry.sources) ? entry.sources.map(textOf) : [],
            ),
          });
        }).observe({ type: 'layout-shift', buffered: true });
        // What is recorded is reported with the next task; nothing is reported where nothing moved.
        setTimeout(() => resolve({ value: 0, moved: [] }), 200);
      }),
  );
