import { useId } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
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
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {items.map((item) => {
        const isOff = isDisabled || item.isDisabled;
        return (
          <label
            key={item.id}
            className={css.segment}
            data-selected={item.id === value || undefined}
            data-disabled={isOff || undefined}
          >
            <input
              type="radio"
              name={name}
              className={visuallyHidden}
              checked={item.id === value}
              disabled={isOff}
              onChange={() => onChange(item.id)}
            />
            {item.label}
          </label>
        );
      })}
    </div>
  );
}
