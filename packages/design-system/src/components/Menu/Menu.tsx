import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import type { MenuProps as AriaMenuProps } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { ownedBy } from '../Field/owner.tsx';
import { CloseRequests } from '../Overlay/CloseRequests.tsx';
import { floating, options } from '#css/floating.css.ts';
import type { OverlayState } from '../Overlay/types.ts';
import { menuWidth } from './Menu.css.ts';

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
      <Popover className={cx(floating, menuWidth)} placement={placement} offset={4}>
        <CloseRequests />
        <AriaMenu
          {...menu}
          selectedKeys={value}
          defaultSelectedKeys={defaultValue}
          onSelectionChange={onChange && ((keys) => onChange(Array.from(keys, String)))}
          className={options}
        >
          {ownedBy('Menu', menu.children)}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export { MenuItem } from './MenuItem.tsx';
export { MenuSection, MenuSeparator } from './MenuSection.tsx';
export type { MenuItemProps } from './MenuItem.tsx';
export type { MenuSectionProps } from './MenuSection.tsx';
