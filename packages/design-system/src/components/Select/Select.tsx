import type { Ref } from 'react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';

import type { Closed } from '../Field/types.ts';
import { SelectBase } from './SelectBase.tsx';
import type { SelectPartsProps } from './SelectBase.tsx';

type SelectBehaviour = Omit<
  Closed<AriaSelectProps>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | keyof SelectPartsProps
>;

export interface SelectProps extends SelectBehaviour, SelectPartsProps {
  /** The ID of the selected item, or null. */
  value?: string | null;
  /** The ID of the initially selected item, if the component manages the selection. */
  defaultValue?: string;
  /** Called with the ID of the selected item. */
  onChange?: (value: string) => void;
  /** Called when the reset of a form clears the selection. Only for a controlled `value`. */
  onClear?: () => void;
  /** The element that contains the label and the button. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A selection of one of a few items. For many items, use `ComboBox`. For two or three, use
 * `SegmentedControl`.
 */
export function Select({ onChange, onClear, ...shared }: SelectProps) {
  return (
    <SelectBase<'single'>
      {...shared}
      onChange={(key) => (key === null ? onClear?.() : onChange?.(String(key)))}
    />
  );
}

export { SelectItem } from './SelectItem.tsx';
export type { SelectItemProps } from './SelectItem.tsx';
