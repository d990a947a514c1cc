import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds a pointer rests before words appear, and before they go. */
const OPEN_AFTER = 500;
const CLOSE_AFTER = 100;

interface TooltipState {
  isOpen: boolean;
  /** At once, as on focus. */
  show: () => void;
  hide: () => void;
  /** After a pointer has rested, or has left. */
  showSoon: () => void;
  hideSoon: () => void;
}

/** Whether words for a control are shown; Escape takes them away wherever the focus is (WCAG 1.4.13). */
export function useTooltipState(defaultOpen: boolean): TooltipState {
  const [isOpen, setOpen] = useState(defaultOpen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') later(false, 0);
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [isOpen, later]);

  return {
    isOpen,
    show: useCallback(() => later(true, 0), [later]),
    hide: useCallback(() => later(false, 0), [later]),
    showSoon: useCallback(() => later(true, OPEN_AFTER), [later]),
    hideSoon: useCallback(() => later(false, CLOSE_AFTER), [later]),
  };
}
