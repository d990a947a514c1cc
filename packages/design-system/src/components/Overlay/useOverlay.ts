import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { TriggerProps } from '../Pressable/TriggerContext.ts';

export interface OverlayState {
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

interface Overlay {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Has been open: what it shows stays mounted from then on, so that it can leave with its motion. */
  isNeeded: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  triggerProps: TriggerProps;
}

/** The light half of a dialog or popover: whether it is open, and the button that opens it. */
export function useOverlay(
  { isOpen: openFromOutside, defaultOpen = false, onOpenChange }: OverlayState,
  preloadProps: () => void,
): Overlay {
  const triggerRef = useRef<HTMLElement>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    triggerRef.current = element;
  }, []);
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = openFromOutside ?? ownOpen;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  const setOpen = useCallback(
    (next: boolean) => {
      setOwnOpen(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const triggerProps = useMemo<TriggerProps>(
    () => ({
      ref,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onPress: () => setOpen(!isOpen),
      onHoverStart: preloadProps,
      onFocus: preloadProps,
    }),
    [ref, isOpen, setOpen, preloadProps],
  );
  return { isOpen, setOpen, isNeeded: isOpen || wasOpen, triggerRef, triggerProps };
}
