import type { Ref } from 'react';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';

import type { Closed } from '../Field/types.ts';
import { SelectBase } from './SelectBase.tsx';
import type { SelectPartsProps } from './SelectBase.tsx';

type SelectBehaviour = Omit<
  Closed<AriaSelectProps>,
  'value' | 'defaultValue' | 'onChange' | 'onSelectionChange' | 'selectionMode' | keyof SelectPartsProps
>;

export interface SelectProps extends SelectBehaviour, SelectPartsProps {
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  /** Id of the item chosen at first, where it keeps the choice. */
  defaultSelectedKey?: string;
  /** Told the id that was chosen. */
  onSelectionChange?: (key: string) => void;
  /** A form's reset took the choice back; nothing else can. Needed with `selectedKey` only. */
  onClear?: () => void;
  /** The element around label and button. */
  ref?: Ref<HTMLDivElement>;
}

/** One of a few. Over a dozen, or to look for: use `ComboBox`. Two or three always seen: `SegmentedControl`. */
export function Select({
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  onClear,
  ...shared
}: SelectProps) {
  return (
    <SelectBase<'single'>
      {...shared}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={(key) => (key === null ? onClear?.() : onSelectionChange?.(String(key)))}
    />
  );
}
