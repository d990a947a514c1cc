import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu';

import { cx } from '#css/cx.ts';
import * as css from '#css/floating.css.ts';
import { CheckIcon } from '#icons/icons.ts';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style' | 'value'> {
  /** A verb, or the page it leads to. */
  children: ReactNode;
  /** Icon before the words; decoration. */
  icon?: ReactNode;
  /** Second line, muted; read as the end of its name (WCAG 2.5.3). */
  description?: ReactNode;
  /** `critical` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
}

/** One command or choice of a `Menu`; with `href` a link. */
export function MenuItem({ children, icon, description, tone, ...item }: MenuItemProps) {
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
