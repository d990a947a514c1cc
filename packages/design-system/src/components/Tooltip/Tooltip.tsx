import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';

import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement' | 'offset' | 'crossOffset'> {
  /** The text. It appears on hover and focus, and disappears with Escape (WCAG 1.4.13). */
  label: ReactNode;
  /** The control that has the tooltip. It must be a single focusable control. */
  children: ReactElement;
  /** Prevents the tooltip from opening. */
  isDisabled?: boolean;
  /** True while the tooltip is open, if the caller manages the state. */
  isOpen?: boolean;
  /** True to open the tooltip initially, if the component manages the state. */
  defaultOpen?: boolean;
  /** Called when the tooltip opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** The delays in milliseconds until the tooltip opens, and until it closes. */
const DELAY = 500;
const CLOSE_DELAY = 100;

/** A tooltip with the name of an icon. Touch devices never show it, so it must not contain other information. */
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
