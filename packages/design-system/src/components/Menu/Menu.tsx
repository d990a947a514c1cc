import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Header,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import type { MenuProps as AriaMenuProps, PopoverProps } from 'react-aria-components/Menu';

import { cx } from '../../css/cx.ts';
import * as css from '../../css/floating.css.ts';
import { CheckIcon } from '../../icons/icons.ts';
import { menuWidth } from './Menu.css.ts';

export interface MenuProps extends Pick<
  AriaMenuProps<object>,
  'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'disabledKeys'
> {
  /** The button it hangs from. */
  trigger: ReactElement;
  /** `MenuItem`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
  /** Names the menu when the trigger does not. */
  label?: string;
  /** Called with the id of the chosen item. */
  onAction?: (id: string) => void;
  /** @default 'bottom start' */
  placement?: PopoverProps['placement'];
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Commands or places behind a button. Not for a value in a form: use `Select`. */
export function Menu({
  trigger,
  children,
  label,
  onAction,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...selection
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={cx(css.floating, menuWidth)} placement={placement} offset={6}>
        <AriaMenu
          {...selection}
          aria-label={label}
          className={css.options}
          onAction={onAction && ((key) => onAction(String(key)))}
        >
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

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

export function MenuItem({ children, icon, description, tone, textValue, ...item }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...item}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={cx(css.option, tone === 'critical' && css.critical)}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon}
          <span className={css.optionWords}>
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

export interface MenuSectionProps {
  title: string;
  children: ReactNode;
}

export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={css.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
