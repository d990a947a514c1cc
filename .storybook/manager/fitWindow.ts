import { GLOBALS_UPDATED, STORY_PREPARED, STORY_RENDERED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** The part of a window that fits beside the sidebar: all of it, or as small as it has to be. */
export function scaleToFit(width: number, space: number): number {
  if (width <= 0 || space <= 0) return 1;
  // Rounded up, or the window would be a pixel narrower than it says.
  return Math.min(1, Math.ceil((space / width) * 10_000) / 10_000);
}

/** Around the window and inside the preview, in pixels. */
const MARGIN = 96;

/** The frame that Storybook draws around a window of fixed size; one that fills the space has none. */
const frameOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#storybook-preview-wrapper [data-dragging][style*="calc"]');

/**
 * Shrinks a window that is wider than the space beside the sidebar, so that a screen is seen in whole on a
 * laptop. Its own width stays: media queries see 1440 px.
 */
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
    // After the manager has drawn the window that was chosen.
    requestAnimationFrame(fit);
  };
  for (const event of [STORY_PREPARED, GLOBALS_UPDATED, STORY_RENDERED]) api.on(event, look);
}
