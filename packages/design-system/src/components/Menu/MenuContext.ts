import { createContext } from 'react';

export interface MenuContextValue {
  selectionMode: 'none' | 'single' | 'multiple';
  selected: ReadonlySet<string>;
  disabled: ReadonlySet<string>;
  /** Told which item was pressed, after the item's own action. */
  choose: (id: string | undefined) => void;
}

export const MenuContext = createContext<MenuContextValue | null>(null);
