import { lazy } from 'react';

const load = () => import('./overlayPanels.ts');

/**
 * Focus kept in and given back, the page behind hidden from screen readers, scrolling held: 20 kB that a
 * page can be read without. They load when a trigger is hovered or focused, or when one opens.
 */
export const LazyModal = lazy(async () => ({ default: (await load()).ModalPanel }));
export const LazyPopover = lazy(async () => ({ default: (await load()).PopoverPanel }));

/** A head start for what is opened from elsewhere, as from a row. A failed fetch is asked again on opening. */
export function preloadOverlay(): void {
  load().catch(() => undefined);
}
