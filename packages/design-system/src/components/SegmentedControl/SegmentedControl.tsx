import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';

import * as css from './SegmentedControl.css.ts';

export interface SegmentedControlItem {
  id: string;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps {
  /** Names the group for screen readers. */
  label: string;
  /** Two to five, in a word or two each. */
  items: readonly SegmentedControlItem[];
  /** Id of the chosen one, or null for none. */
  value: string | null;
  onChange: (id: string) => void;
  isDisabled?: boolean;
}

/** One of a few, all in sight; arrow keys move it. For parts of a page: use `Tabs`. */
export function SegmentedControl({ label, items, value, onChange, isDisabled }: SegmentedControlProps) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={onChange}
      isDisabled={isDisabled}
      className={css.group}
    >
      {items.map((item) => (
        <Radio key={item.id} value={item.id} isDisabled={item.isDisabled} className={css.segment}>
          {item.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
