import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { Trigger } from '../Pressable/Trigger.tsx';
import { tooltipPosition } from './tooltipPosition.ts';
import type { TooltipPlacement } from './tooltipPosition.ts';
import { tooltip } from './Tooltip.css.ts';
import { useTooltipState } from './useTooltipState.ts';

export interface TooltipProps {
  /** A few words; on focus too, and gone on Escape (WCAG 1.4.13). */
  label: ReactNode;
  /** One control of this system, which takes focus. */
  children: ReactElement;
  /** @default 'top' */
  placement?: TooltipPlacement;
  isDisabled?: boolean;
  isOpen?: boolean;
  defaultOpen?: boolean;
}

/** Words for an icon. Fingers never see it: nothing may be said here alone. */
export function Tooltip({
  label,
  children,
  placement = 'top',
  isDisabled,
  isOpen: openFromOutside,
  defaultOpen = false,
}: TooltipProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const setControl = useCallback((element: HTMLElement | null) => {
    control.current = element;
  }, []);
  const state = useTooltipState(defaultOpen);
  const isOpen = !isDisabled && (openFromOutside ?? state.isOpen);

  useLayoutEffect(() => {
    const anchor = control.current;
    const floating = bubble.current;
    if (!isOpen || !anchor || !floating) return;
    // In the browser's top layer, yet in its place in the document: inside the landmark it speaks about.
    if ('showPopover' in floating) floating.showPopover();
    const index = tooltipPosition(
      placement,
      anchor.getBoundingClientRect(),
      { width: floating.offsetWidth, height: floating.offsetHeight },
      { width: window.innerWidth, height: window.innerHeight },
    );
    floating.style.left = `${index.left}px`;
    floating.style.top = `${index.top}px`;
  }, [isOpen, placement]);

  const trigger = {
    ref: setControl,
    'aria-describedby': isOpen ? id : undefined,
    onPress: state.hide,
    onHoverStart: state.showSoon,
    onHoverEnd: state.hideSoon,
    onFocus: () => {
      if (control.current?.matches(':focus-visible')) state.show();
    },
    onBlur: state.hide,
  };
  return (
    <>
      <Trigger trigger={isDisabled ? null : trigger}>{children}</Trigger>
      {isOpen && (
        <div
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className={tooltip}
          onPointerEnter={state.show}
          onPointerLeave={state.hideSoon}
        >
          {label}
        </div>
      )}
    </>
  );
}
