import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

import * as css from './Tabs.css.ts';

export interface TabItem {
  /** The ID of the tab, as used in `value` and `onChange`. */
  id: string;
  /** The label: one or two nouns. */
  label: ReactNode;
  /** A `Badge` or count after the label. */
  badge?: ReactNode;
  /** The content of the tab. Omit it if the page renders the content as `children`. */
  content?: ReactNode;
  /** Disables the tab. Explain the reason nearby. */
  isDisabled?: boolean;
  /** The URL of the tab, if each tab is a page. Set `value` to the tab of the current page. */
  href?: string;
}

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  /** The tabs in reading order. */
  items: readonly TabItem[];
  /** The ID of the selected tab, if the caller manages it, for example in the URL. */
  value?: string;
  /** The ID of the initially selected tab. */
  defaultValue?: string;
  /** Called with the ID of the selected tab. */
  onChange?: (value: string) => void;
  /** The content of the selected tab, if all tabs share it, such as one table with different filters. */
  children?: ReactNode;
}

/** Parts of a page, shown one at a time. Arrow keys move between the tabs. For steps, use `ProgressSteps`. */
export function Tabs({ label, items, value, defaultValue, onChange, children }: TabsProps) {
  return (
    <AriaTabs
      className={css.tabs}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={onChange && ((key) => onChange(String(key)))}
    >
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} href={item.href} className={css.tab}>
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

/** Scrolls a row of tabs to the selected tab without scrolling the page. */
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
