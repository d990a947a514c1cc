import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';

import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement' | 'offset' | 'crossOffset'> {
  /** Opens on hover and focus, closes on Escape (WCAG 1.4.13). */
  label: ReactNode;
  /** One control, which takes focus. */
  children: ReactElement;
  /** Never opens. */
  isDisabled?: boolean;
  /** Whether it is open, where the caller decides. */
  isOpen?: boolean;
  /** Whether it is open at first, where it decides. */
  defaultOpen?: boolean;
  /** Told that it opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Milliseconds of hover before it opens, and after hover before it closes. */
const DELAY = 500;
const CLOSE_DELAY = 100;

/** The name of an icon in words. Touch never shows it, so it must not hold anything else. */
export function Tooltip({ label, children, placement, offset = 6, crossOffset, ...state }: TooltipProps) {
  return (
    <TooltipTrigger {...state} delay={DELAY} closeDelay={CLOSE_DELAY}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={offset} crossOffset={crossOffset}>
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
