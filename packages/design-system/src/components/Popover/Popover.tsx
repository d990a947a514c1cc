import type { ReactElement } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';

import { cx } from '../../css/cx.ts';
import { content, floating } from '../../css/floating.css.ts';
import { paddingClass } from '../../css/gaps.css.ts';
import type { Gap } from '../../tokens/types.ts';
import type { OverlayContent } from '../Overlay/ModalBase.tsx';

export interface PopoverProps {
  /** The button it hangs from. */
  trigger: ReactElement;
  /** Names it for screen readers. */
  label: string;
  children: OverlayContent;
  /** @default 'bottom start' */
  placement?: Placement;
  /** Room inside. @default 'l' */
  padding?: Gap;
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** A few controls hanging from a button. Not for a list of commands: use `Menu`. */
export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  padding = 'l',
  isOpen,
  defaultOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover className={floating} placement={placement} offset={6}>
        <Dialog aria-label={label} className={cx(content, paddingClass[padding])}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
