import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu';

import { cx } from '#css/cx.ts';
import * as css from '#css/floating.css.ts';
import { CheckIcon } from '#icons/icons.ts';
import { useOwner } from '../Field/owner.tsx';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style' | 'value'> {
  /** The label: a verb, or the name of the linked page. */
  children: ReactNode;
  /** A decorative icon before the label. */
  icon?: ReactNode;
  /** A muted second line, which is also the end of the accessible name (WCAG 2.5.3). */
  description?: ReactNode;
  /** The tone. Use `critical` for actions that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
}

/** A command or a choice of a `Menu`. With `href`, the item is a link. */
export function MenuItem({ children, icon, description, tone, ...item }: MenuItemProps) {
  useOwner('MenuItem', 'Menu');
  return (
    <AriaMenuItem
      textValue={typeof children === 'string' ? children : undefined}
      {...item}
      className={cx(css.option, tone === 'critical' && css.critical)}
    >
      {({ selectionMode, isSelected }) => (
        <>
          {icon}
          <span className={css.optionText}>
            <span>{children}</span>
            {description && <span className={css.optionNote}>{description}</span>}
          </span>
          {selectionMode !== 'none' && (
            <span className={css.optionCheck}>
              {isSelected && <CheckIcon size={16} aria-hidden="true" />}
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
}
