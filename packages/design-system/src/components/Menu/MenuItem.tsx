import { use } from 'react';
import type { ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import * as css from '../../css/floating.css.ts';
import { CheckIcon } from '../../icons/icons.ts';
import { LinkBase } from '../Pressable/LinkBase.tsx';
import { menuItem } from './Menu.css.ts';
import { MenuContext } from './MenuContext.ts';

export interface MenuItemProps {
  id?: string;
  children: ReactNode;
  icon?: ReactNode;
  /** Second line, muted. */
  description?: ReactNode;
  /** Makes it a link. */
  href?: string;
  target?: string;
  /** `critical` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'critical';
  onAction?: () => void;
  isDisabled?: boolean;
  /** What typing ahead matches, when the content is not plain text. */
  textValue?: string;
}

const roles = { none: 'menuitem', single: 'menuitemradio', multiple: 'menuitemcheckbox' } as const;

/** One command, choice or place of a `Menu`. */
export function MenuItem({
  id,
  children,
  icon,
  description,
  href,
  target,
  tone,
  onAction,
  isDisabled,
  textValue,
}: MenuItemProps) {
  const menu = use(MenuContext);
  if (!menu) return null;
  const isOff = isDisabled || (id !== undefined && menu.disabled.has(id));
  const isSelected = id !== undefined && menu.selected.has(id);
  const press = () => {
    if (isOff) return;
    onAction?.();
    menu.choose(id);
  };
  const className = cx(css.option, menuItem, tone === 'critical' && css.critical);
  const content = (
    <>
      {icon}
      <span className={css.optionText}>
        <span>{children}</span>
        {description && <span className={css.optionNote}>{description}</span>}
      </span>
      {menu.selectionMode !== 'none' && (
        <span className={css.optionCheck}>{isSelected && <CheckIcon size={16} aria-hidden="true" />}</span>
      )}
    </>
  );
  const item = {
    tabIndex: -1,
    'data-text': textValue ?? (typeof children === 'string' ? children : undefined),
    'data-disabled': isOff || undefined,
    'aria-disabled': isOff || undefined,
  };

  if (href !== undefined && !isOff) {
    return (
      <LinkBase {...item} href={href} target={target} onPress={press} role="menuitem" className={className}>
        {content}
      </LinkBase>
    );
  }
  return (
    <button
      type="button"
      {...item}
      role={roles[menu.selectionMode]}
      aria-checked={menu.selectionMode === 'none' ? undefined : isSelected}
      className={className}
      onClick={press}
    >
      {content}
    </button>
  );
}
