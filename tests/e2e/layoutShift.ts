import type { Page } from '@playwright/test';

/** Less than this is 0.00 of the two digits that Cumulative Layout Shift is quoted in. */
export const MOST_SHIFT = 0.005;

export interface LayoutShift {
  readonly value: number;
  /** The text of what moved. */
  readonly moved: readonly string[];
}

/**
 * What moved so far on this document without a press, from the browser's own record. A box that is moved on purpose
 * shows that the record was read to its end: without it, a record that comes late would look like a page that stands.
 */
export const shiftOf = (page: Page): Promise<LayoutShift> =>
  page.evaluate(
    () =>
      new Promise<LayoutShift>((resolve) => {
        const probe = document.createElement('div');
        Object.assign(probe.style, {
          position: 'fixed',
          insetInlineStart: '0',
          top: '0',
          width: '80px',
          height: '80px',
          background: 'currentColor',
        });
        document.body.append(probe);
        const nodesOf = (entry: PerformanceEntry): unknown[] =>
          'sources' in entry && Array.isArray(entry.sources)
            ? entry.sources.map((source: { node?: unknown }) => source.node)
            : [];
        const textOf = (node: unknown) =>
          node instanceof Node ? (node.textContent ?? '').slice(0, 60) : 'what is gone';
        let value = 0;
        const moved: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (nodesOf(entry).includes(probe)) {
              observer.disconnect();
              probe.remove();
              resolve({ value, moved });
              return;
            }
            if ('value' in entry && typeof entry.value === 'number') value += entry.value;
            moved.push(...nodesOf(entry).map(textOf));
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A move in a frame that the browser did not draw is not recorded: it moves until one is.
        const move = () => {
          if (!probe.isConnected) return;
          probe.style.top = probe.style.top === '0px' ? '200px' : '0px';
          requestAnimationFrame(() => requestAnimationFrame(move));
        };
        requestAnimationFrame(() => requestAnimationFrame(move));
      }),
  );
