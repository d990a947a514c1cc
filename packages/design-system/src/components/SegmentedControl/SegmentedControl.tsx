import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps } from 'react-aria-components/RadioGroup';

import type { Closed } from '../Field/types.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedControlItem {
  /** What `onChange` gets. */
  id: string;
  /** A word; all are about as long. */
  label: ReactNode;
  /** Cannot be chosen. */
  isDisabled?: boolean;
}

export interface SegmentedControlProps extends Omit<Closed<RadioGroupProps>, 'value' | 'orientation'> {
  /** Names the group for screen readers. */
  label: string;
  /** Two to five, in a word or two each. */
  items: readonly SegmentedControlItem[];
  /** Id of the chosen one, or null for none. */
  value: string | null;
  /** Told the id that was chosen. */
  onChange: (id: string) => void;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of a few, all in sight; arrow keys move it. Always a choice and never none, so it is a group of
 * radios and not of toggle buttons. For parts of a page: use `Tabs`.
 */
export function SegmentedControl({ label, items, ...behaviour }: SegmentedControlProps) {
  return (
    <RadioGroup {...behaviour} orientation="horizontal" aria-label={label} className={css.group}>
      {items.map((item) => (
        <RadioField key={item.id} value={item.id} isDisabled={item.isDisabled} className={css.field}>
          <RadioButton className={css.segment}>{item.label}</RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
