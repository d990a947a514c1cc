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
  /** Ids of the chosen items. */
  selectedKeys?: readonly string[];
  /** Ids chosen at first, where it keeps the choice. */
  defaultSelectedKeys?: readonly string[];
  /** Told all ids that are chosen now. */
  onSelectionChange?: (keys: string[]) => void;
  /** The element, to measure or to scroll to. */
  ref?: Ref<HTMLDivElement>;
}

/** Any of a few, as statuses in a filter. The list stays open while choosing. For one: use `Select`. */
export function MultiSelect({
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  ...shared
}: MultiSelectProps) {
  return (
    <SelectBase<'multiple'>
      {...shared}
      selectionMode="multiple"
      value={selectedKeys}
      defaultValue={defaultSelectedKeys}
      onChange={onSelectionChange && ((keys) => onSelectionChange(keys.map(String)))}
    />
  );
}
