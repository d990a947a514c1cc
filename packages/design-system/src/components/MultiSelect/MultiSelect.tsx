import type { Ref } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';

import { root } from '../Field/Field.css.ts';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed } from '../Field/types.ts';
import { SelectParts, splitParts } from '../Select/SelectParts.tsx';
import type { SelectPartsProps } from '../Select/SelectParts.tsx';

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
  defaultSelectedKeys?: readonly string[];
  onSelectionChange?: (keys: string[]) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Any of a few, as statuses in a filter. The list stays open while choosing. For one: use `Select`. */
export function MultiSelect(props: MultiSelectProps) {
  const { parts, rest } = splitParts(props);
  const { selectedKeys, defaultSelectedKeys, onSelectionChange, isInvalid, ...behaviour } = rest;
  return (
    <AriaSelect<object, 'multiple'>
      // Options may still be on their way when it is opened.
      allowsEmptyCollection
      {...behaviour}
      selectionMode="multiple"
      value={selectedKeys}
      defaultValue={defaultSelectedKeys}
      onChange={onSelectionChange && ((keys) => onSelectionChange(keys.map(String)))}
      isInvalid={isWrong(parts.errorMessage, isInvalid)}
      className={root}
    >
      <SelectParts {...parts} />
    </AriaSelect>
  );
}
