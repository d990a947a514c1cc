import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to the element that had it when something opened. Overlays do so themselves; when one
 * replaces another, as the secret replaces its form, the origin would be lost.
 * What opened it may be gone since, as a button that can be pressed once: then the first button of `place`
 * has the focus.
 */
export function useFocusBack(isOpen: boolean, container?: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element>(null);

  // Before the overlay takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    const element = opener.current;
    if (isOpen || !(element instanceof HTMLElement) || element === document.body) return undefined;
    opener.current = null;
    // After the overlay's own way back, which ends in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (element.isConnected) element.focus();
        else container?.current?.querySelector('button')?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, container]);
}
