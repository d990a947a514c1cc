import type { Ref } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';

import { root } from '../Field/Field.css.ts';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed } from '../Field/types.ts';
import { SelectParts, splitParts } from './SelectParts.tsx';
import type { SelectPartsProps } from './SelectParts.tsx';

type SelectBehaviour = Omit<
  Closed<AriaSelectProps>,
  'value' | 'defaultValue' | 'onChange' | 'onSelectionChange' | 'selectionMode' | keyof SelectPartsProps
>;

export interface SelectProps extends SelectBehaviour, SelectPartsProps {
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string) => void;
  /** A form's reset took the choice back; nothing else can. Needed with `selectedKey` only. */
  onClear?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few. Over a dozen, or to look for: use `ComboBox`. Two or three always seen: `SegmentedControl`. */
export function Select(props: SelectProps) {
  const { parts, rest } = splitParts(props);
  const { selectedKey, defaultSelectedKey, onSelectionChange, onClear, isInvalid, ...behaviour } = rest;
  return (
    <AriaSelect
      // Options may still be on their way when it is opened.
      allowsEmptyCollection
      {...behaviour}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={(key) => (key === null ? onClear?.() : onSelectionChange?.(String(key)))}
      isInvalid={isWrong(parts.errorMessage, isInvalid)}
      className={root}
    >
      <SelectParts {...parts} />
    </AriaSelect>
  );
}
