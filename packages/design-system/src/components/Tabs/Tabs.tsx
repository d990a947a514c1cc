import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

import * as css from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** A `Badge` or count after the words. */
  badge?: ReactNode;
  /** What the tab shows; leave out where the page draws it as `children`. */
  content?: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  selectedKey?: string;
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string) => void;
  /** What the selected tab shows, when it is the same for all, as one table with another filter. */
  children?: ReactNode;
}

/** Parts of one page, one at a time; arrow keys move between them. Not for steps: use `ProgressSteps`. */
export function Tabs({
  label,
  items,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  children,
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useSelectedInSight(list, selectedKey);
  return (
    <AriaTabs
      className={css.tabs}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={onSelectionChange && ((key) => onSelectionChange(String(key)))}
    >
      <TabList ref={list} aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={css.tab}>
            {item.label}
            {item.badge}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content ?? children}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** A row of tabs that is wider than its place is scrolled to the selected one; the page stays where it is. */
function useSelectedInSight(list: RefObject<HTMLDivElement | null>, selectedKey: string | undefined): void {
  useLayoutEffect(() => {
    const row = list.current;
    const selected = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !selected) return;
    const { left, right } = selected.getBoundingClientRect();
    const edge = row.getBoundingClientRect();
    if (left < edge.left) row.scrollLeft -= edge.left - left;
    else if (right > edge.right) row.scrollLeft += right - edge.right;
  }, [list, selectedKey]);
}
