import type { ReactNode, Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import type { RadioGroupProps } from 'react-aria-components/RadioGroup';

import type { Closed } from '../Field/types.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentedControlItem {
  /** The ID for `onChange`. */
  id: string;
  /** The label: one word. All labels should have a similar length. */
  label: ReactNode;
  /** Disables the segment. Explain the reason nearby. */
  isDisabled?: boolean;
}

export interface SegmentedControlProps extends Omit<Closed<RadioGroupProps>, 'value' | 'orientation'> {
  /** The accessible name of the group. */
  label: string;
  /** The segments: two to five, with short labels. */
  items: readonly SegmentedControlItem[];
  /** The ID of the selected segment, or null. */
  value: string | null;
  /** Called with the ID of the selected segment. */
  onChange: (id: string) => void;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** A selection of one of a few visible options (radio buttons). For parts of a page, use `Tabs`. */
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
