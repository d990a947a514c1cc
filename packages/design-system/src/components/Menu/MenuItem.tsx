import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';

import { cx } from '../../css/cx.ts';
import * as css from '../../css/floating.css.ts';
import { CheckIcon } from '../../icons/icons.ts';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style' | 'value'> {
  children: ReactNode;
  icon?: ReactNode;
  /** Second line, muted. */
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
            <Text slot="label">{children}</Text>
            {description && (
              // Read as the description of the item, and not once more as a part of its name (WCAG 2.5.3).
              <Text slot="description" className={css.optionNote} aria-hidden="true">
                {description}
              </Text>
            )}
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
