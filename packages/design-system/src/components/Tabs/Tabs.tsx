import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

import * as css from './Tabs.css.ts';

export interface TabItem {
  /** Names the tab for `selectedKey`. */
  id: string;
  /** A noun or two. */
  label: ReactNode;
  /** A `Badge` or count after the words. */
  badge?: ReactNode;
  /** What the tab shows; leave out where the page draws it as `children`. */
  content?: ReactNode;
  /** Cannot be chosen; say why near it. */
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  /** In reading order. */
  items: readonly TabItem[];
  /** Id of the tab shown, where the caller decides, as from the URL. */
  selectedKey?: string;
  /** Id of the tab shown at first. */
  defaultSelectedKey?: string;
  /** Told the id of the tab that was chosen. */
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
  return (
    <AriaTabs
      className={css.tabs}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={onSelectionChange && ((key) => onSelectionChange(String(key)))}
    >
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={css.tab}>
            {({ isSelected }) => (
              <>
                {item.label}
                {item.badge}
                <InSight isSelected={isSelected} />
              </>
            )}
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

/** A row of tabs that overflows is scrolled to the selected one; the page does not scroll. */
function InSight({ isSelected }: { isSelected: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const tab = mark.current?.closest('[role="tab"]');
    const row = tab?.parentElement;
    if (!isSelected || !tab || !row) return;
    const { left, right } = tab.getBoundingClientRect();
    const edge = row.getBoundingClientRect();
    if (left < edge.left) row.scrollLeft -= edge.left - left;
    else if (right > edge.right) row.scrollLeft += right - edge.right;
  }, [isSelected]);
  return <span ref={mark} hidden />;
}
