import { createContext } from 'react';

export interface SelectContextValue {
  selected: ReadonlySet<string>;
  /** Where chosen options show themselves in the trigger. */
  valueSlot: HTMLElement | null;
  listId: string;
  activeKey: string | null;
}

/** What options know of their list; nothing in a `ComboBox`, which has options of its own. */
export const SelectContext = createContext<SelectContextValue | null>(null);
