import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components/Tooltip';

import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words; on focus too, and gone on Escape (WCAG 1.4.13). */
  label: ReactNode;
  /** One control of this system, which takes focus. */
  children: ReactElement;
  /** @default 'top' */
  placement?: AriaTooltipProps['placement'];
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
  isOpen,
  defaultOpen,
}: TooltipProps) {
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={100}
      isDisabled={isDisabled}
      isOpen={isOpen}
      defaultOpen={defaultOpen}
    >
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={6}>
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
