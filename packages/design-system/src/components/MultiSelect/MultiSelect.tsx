import type { Ref } from 'react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';

import type { Closed } from '../Field/types.ts';
import { SelectBase } from '../Select/SelectBase.tsx';
import type { SelectPartsProps } from '../Select/SelectBase.tsx';

type MultiSelectBehaviour = Omit<
  Closed<AriaSelectProps<object, 'multiple'>>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectionMode'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | keyof SelectPartsProps
>;

export interface MultiSelectProps extends MultiSelectBehaviour, SelectPartsProps {
  /** The IDs of the selected items. */
  value?: readonly string[];
  /** The IDs of the initially selected items, if the component manages the selection. */
  defaultValue?: readonly string[];
  /** Called with the IDs of all selected items. */
  onChange?: (value: string[]) => void;
  /** The root element, for measuring or scrolling. */
  ref?: Ref<HTMLDivElement>;
}

/** A selection of several items from a short list, which stays open. For one item, use `Select`. */
export function MultiSelect({ onChange, ...shared }: MultiSelectProps) {
  return (
    <SelectBase<'multiple'>
      {...shared}
      selectionMode="multiple"
      onChange={onChange && ((keys) => onChange(keys.map(String)))}
    />
  );
}

export { SelectItem } from '../Select/SelectItem.tsx';
export type { SelectItemProps } from '../Select/SelectItem.tsx';
