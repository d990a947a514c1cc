import type { ReactElement } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { content, floating } from '#css/floating.css.ts';
import { paddingClass } from '#css/gaps.css.ts';
import type { Gap } from '#tokens/types.ts';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import { renderContent } from '../Overlay/renderContent.ts';
import type { OverlayContent, OverlayState } from '../Overlay/types.ts';

export interface PopoverProps extends OverlayState {
  /** The button it hangs from. */
  trigger: ReactElement;
  /** Names it for screen readers. */
  label: string;
  /** Content, or a function of a way to close. */
  children: OverlayContent;
  /** Side of the trigger and edge it lines up with. @default 'bottom start' */
  placement?: AriaPopoverProps['placement'];
  /** Room inside. @default 'l' */
  padding?: Gap;
}

/** A few controls hanging from a button. Not for a list of commands: use `Menu`. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  padding = 'l',
  ...state
}: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={6}>
        <CloseRequests />
        <Dialog aria-label={label} className={cx(content, paddingClass[padding])}>
          {({ close }) => renderContent(children, close)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
