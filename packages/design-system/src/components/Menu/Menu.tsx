import type { ReactElement, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuTrigger,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu';
import type {
  MenuProps as AriaMenuProps,
  MenuItemProps as AriaMenuItemProps,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '#css/cx.ts';
import { ownedBy, useOwner } from '../Field/owner.tsx';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import * as css from '#css/floating.css.ts';
import type { OverlayState } from '../Overlay/types.ts';
import { menuWidth } from './Menu.css.ts';
import { CheckIcon } from '#icons/icons.ts';
import { Header } from 'react-aria-components/Header';
import { Separator } from 'react-aria-components/Separator';

export interface MenuProps
  extends
    OverlayState,
    Omit<
      AriaMenuProps<object>,
      | 'children'
      | 'className'
      | 'style'
      | 'items'
      | 'selectedKeys'
      | 'defaultSelectedKeys'
      | 'onSelectionChange'
    > {
  /** The button that opens the menu and names it. */
  trigger: ReactElement;
  /** The items: `MenuItem`, `MenuSection` and `MenuSeparator` elements. */
  children: ReactNode;
  /** The edge of the trigger that the menu aligns with. @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end';
  /** The IDs of the selected items, with `selectionMode`. */
  value?: readonly string[];
  /** The IDs of the initially selected items, if the component manages the selection. */
  defaultValue?: readonly string[];
  /** Called with the IDs of all selected items. */
  onChange?: (value: string[]) => void;
}

/** Commands or links in a popover. For a value in a form, use `Select`. */
export function Menu({
  trigger,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  value,
  defaultValue,
  onChange,
  ...menu
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Popover className={cx(css.floating, menuWidth)} placement={placement} offset={4}>
        <CloseRequests />
        <AriaMenu
          {...menu}
          selectedKeys={value}
          defaultSelectedKeys={defaultValue}
          onSelectionChange={onChange && ((keys) => onChange(Array.from(keys, String)))}
          className={css.options}
        >
          {ownedBy('Menu', menu.children)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

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

export interface MenuSectionProps {
  /** The heading above the items. */
  title: string;
  /** The `MenuItem` elements. */
  children: ReactNode;
}

/** A group of `Menu` items with a heading. */
export function MenuSection({ title, children }: MenuSectionProps) {
  return (
    <AriaMenuSection>
      <Header className={css.sectionTitle}>{title}</Header>
      {children}
    </AriaMenuSection>
  );
}

/** A line between `Menu` items. */
export function MenuSeparator() {
  return <Separator className={css.separator} />;
}
