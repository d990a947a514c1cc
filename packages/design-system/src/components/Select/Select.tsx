import type { Ref } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import type { SelectProps as AriaSelectProps } from 'react-aria-components/Select';

import { root } from '../Field/Field.css.ts';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed } from '../Field/types.ts';
import { SelectParts } from './SelectParts.tsx';
import type { SelectPartsProps } from './SelectParts.tsx';

type SelectBehaviour = Omit<
  Closed<AriaSelectProps>,
  'value' | 'defaultValue' | 'onChange' | 'onSelectionChange' | 'selectionMode' | keyof SelectPartsProps
>;

export interface SelectProps extends SelectBehaviour, SelectPartsProps {
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  /** Never told of nothing: a choice cannot be taken back by the person, only by a form's reset. */
  onSelectionChange?: (key: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few. Over a dozen, or to look for: use `ComboBox`. Two or three always seen: `SegmentedControl`. */
export function Select({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  children,
  emptyLabel,
  size,
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  isInvalid,
  ...behaviour
}: SelectProps) {
  return (
    <AriaSelect
      // Options may still be on their way when it is opened.
      allowsEmptyCollection
      {...behaviour}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={(key) => key !== null && onSelectionChange?.(String(key))}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={root}
    >
      <SelectParts
        label={label}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        description={description}
        errorMessage={errorMessage}
        successMessage={successMessage}
        emptyLabel={emptyLabel}
        size={size}
      >
        {children}
      </SelectParts>
    </AriaSelect>
  );
}
