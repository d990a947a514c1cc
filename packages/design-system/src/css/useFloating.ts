import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Distance from the trigger and from the edges of the window, in pixels. */
const gap = 4;
const edge = 8;

/**
 * Shows an element in the browser's top layer under its trigger, or above it where there is more room,
 * and keeps it there while the page scrolls. It stays where it is in the document, so a dialog that traps
 * the focus or hides the rest of the page has it inside.
 */
export function useFloating(
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  align: 'start' | 'end' = 'start',
): void {
  useLayoutEffect(() => {
    const anchor = trigger.current;
    const floating = panel.current;
    if (!isOpen || !anchor || !floating) return undefined;
    if ('showPopover' in floating) floating.showPopover();
    const index = () => position(anchor.getBoundingClientRect(), floating, align);
    index();
    window.addEventListener('resize', index);
    window.addEventListener('scroll', index, true);
    return () => {
      window.removeEventListener('resize', index);
      window.removeEventListener('scroll', index, true);
      if ('hidePopover' in floating && floating.isConnected) floating.hidePopover();
    };
  }, [trigger, panel, isOpen, align]);
}

function position(anchor: DOMRect, floating: HTMLElement, align: 'start' | 'end'): void {
  const { style } = floating;
  style.minWidth = `${anchor.width}px`;
  const below = window.innerHeight - anchor.bottom - gap - edge;
  const above = anchor.top - gap - edge;
  const preferred = Math.min(floating.scrollHeight, 360);
  const isBelow = below >= preferred || below >= above;
  style.maxHeight = `${Math.max(120, Math.min(360, isBelow ? below : above))}px`;
  const height = floating.offsetHeight;
  style.top = `${isBelow ? anchor.bottom + gap : anchor.top - gap - height}px`;
  const left = align === 'start' ? anchor.left : anchor.right - floating.offsetWidth;
  style.left = `${Math.max(edge, Math.min(left, window.innerWidth - floating.offsetWidth - edge))}px`;
}
