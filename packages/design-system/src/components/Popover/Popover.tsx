import type { ReactElement, RefObject } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { content, floating } from '#css/floating.css.ts';
import { paddingClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import type { OverlayContent, OverlayState } from '../Overlay/types.ts';
import { renderContent } from '../Overlay/renderContent.ts';

export interface PopoverProps extends OverlayState {
  /** The button that opens the popover, or a ref to the element next to it if the page controls `isOpen`. */
  trigger: ReactElement | RefObject<Element | null>;
  /** The accessible name of the popover. */
  label: string;
  /** The content, or a function that receives a close function and returns the content. */
  children: OverlayContent;
  /** The side and the edge of the trigger that the popover aligns with. @default 'bottom start' */
  placement?: AriaPopoverProps['placement'];
  /** The inner spacing. @default 'l' */
  padding?: Gap;
}

/** A small panel with a few controls, which opens next to its trigger. For a list of commands, use `Menu`. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  padding = 'l',
  ...state
}: PopoverProps) {
  const popover = (anchored: Pick<AriaPopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>) => (
    <AriaPopover className={floating} placement={placement} offset={6} {...anchored}>
      <CloseRequests />
      <Dialog aria-label={label} className={cx(content, paddingClass[padding])}>
        {({ close }) => renderContent(children, close)}
      </Dialog>
    </AriaPopover>
  );
  if ('current' in trigger) return popover({ triggerRef: trigger, ...state });
  return (
    <DialogTrigger {...state}>
      {trigger}
      {popover({})}
    </DialogTrigger>
  );
}
