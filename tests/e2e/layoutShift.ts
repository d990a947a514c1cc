import type { Page } from '@playwright/test';

/** The limit for the sum of layout shifts. Smaller sums are displayed as 0.00. */
export const MOST_SHIFT = 0.005;

export interface LayoutShift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * Returns the sum of the layout shifts so far, and the texts that moved. Moves an element on purpose at the
 * end, and waits until this shift is recorded. Otherwise, shifts that are recorded late would be missed.
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
        // The browser doesn't record a shift in a frame that it doesn't render. Therefore, the element moves until a
        // shift is recorded.
        const move = () => {
          if (!probe.isConnected) return;
          probe.style.top = probe.style.top === '0px' ? '200px' : '0px';
          requestAnimationFrame(() => requestAnimationFrame(move));
        };
        requestAnimationFrame(() => requestAnimationFrame(move));
      }),
  );

/**
 * Records the positions of headings, labels and the main button on the following pages in every frame. Returns a
 * function for the recorded positions by element and text. Unlike layout shifts, this includes content below the visible area.
 */
export async function watchPlaces(page: Page): Promise<() => Promise<Record<string, number[]>>> {
  await page.addInitScript(() => {
    const places = new Map<string, Set<number>>();
    Object.assign(window, { placesOf: () => [...places].map(([name, ys]) => [name, [...ys]]) });
    const record = () => {
      for (const one of document.querySelectorAll('main :is(h2, h3, label, button[type="submit"])')) {
        const { y, height } = one.getBoundingClientRect();
        if (height === 0 || !one.textContent) continue;
        const name = `${one.localName}: ${one.textContent}`;
        places.set(name, (places.get(name) ?? new Set()).add(Math.round(y + window.scrollY)));
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return async () => Object.fromEntries(await page.evaluate('placesOf()'));
}
