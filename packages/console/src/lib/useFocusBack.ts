import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when something opened. An overlay does so by itself; where one takes
 * the place of another, as the secret does of the form that asked for it, nobody remembers where it began.
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
