import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { Placement } from 'react-aria-components/Popover';

import { cx } from '../../css/cx.ts';
import { content, floating } from '../../css/floating.css.ts';
import { paddingClass } from '../../css/gaps.css.ts';
import type { Gap } from '../../tokens/types.ts';
import { DocumentLanguage } from './DocumentLanguage.tsx';

export type { Placement };

export interface PopoverPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  placement: Placement;
  offset: number;
  padding: Gap;
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}

/** The heavy half of what hangs from a button. */
export function PopoverPanel({
  isOpen,
  onOpenChange,
  triggerRef,
  placement,
  offset,
  padding,
  label,
  labelledBy,
  children,
}: PopoverPanelProps) {
  return (
    <DocumentLanguage>
      <Popover
        className={floating}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement={placement}
        offset={offset}
      >
        <Dialog
          aria-label={label}
          aria-labelledby={labelledBy}
          className={cx(content, paddingClass[padding])}
        >
          {children}
        </Dialog>
      </Popover>
    </DocumentLanguage>
  );
}
