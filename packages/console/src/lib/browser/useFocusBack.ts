import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Returns the focus after an overlay, or moves it to the first button of `container`. */
export function useFocusBack(isOpen: boolean, container?: RefObject<HTMLElement | null>): void {
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    const element = opener.current;
    if (isOpen || !(element instanceof HTMLElement) || element === document.body) return undefined;
    opener.current = null;
    // The overlay restores the focus one frame after it closes, so this hook waits for two frames.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (element.isConnected) element.focus();
        else container?.current?.querySelector('button')?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, container]);
}
