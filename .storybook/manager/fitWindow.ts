import { GLOBALS_UPDATED, STORY_PREPARED, STORY_RENDERED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

export function scaleToFit(width: number, space: number): number {
  if (width <= 0 || space <= 0) return 1;
  // Rounding down would make the window one pixel too narrow.
  return Math.min(1, Math.ceil((space / width) * 10_000) / 10_000);
}

/** The horizontal space that stays free next to the window, in pixels. */
const MARGIN = 96;

const frameOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#storybook-preview-wrapper [data-dragging][style*="calc"]');

/** Scales down a window that is wider than the free space. Media queries match the unscaled width. */
export function fitWindow(api: API): void {
  const fit = () => {
    const frame = frameOf();
    if (!frame) return;
    const width = Number(/calc\((\d+)px/.exec(frame.style.width)?.[1] ?? 0);
    const space = (document.querySelector('#storybook-preview-wrapper')?.clientWidth ?? 0) - MARGIN;
    const zoom = String(scaleToFit(width, space));
    if (frame.style.zoom !== zoom) frame.style.zoom = zoom;
  };
  let observed: Element | null = null;
  const observer = new ResizeObserver(fit);
  const look = () => {
    const wrapper = document.querySelector('#storybook-preview-wrapper');
    if (wrapper && wrapper !== observed) observer.observe(wrapper);
    observed = wrapper;
    requestAnimationFrame(fit);
  };
  for (const event of [STORY_PREPARED, GLOBALS_UPDATED, STORY_RENDERED]) api.on(event, look);
}
