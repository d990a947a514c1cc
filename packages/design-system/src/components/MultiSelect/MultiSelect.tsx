import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';

import { cx } from '../../css/cx.ts';
import { floating, options } from '../../css/floating.css.ts';
import { ChevronDownIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes, isWrong } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import { popover } from '../Select/Select.css.ts';

export interface MultiSelectProps extends FieldFrameProps {
  /** `SelectItem`s. */
  children: ReactNode;
  /** Ids of the chosen items. */
  selectedKeys: readonly string[];
  onSelectionChange: (keys: string[]) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  name?: string;
  isDisabled?: boolean;
  isInvalid?: boolean;
}

/** Any of a few, as statuses in a filter. The list stays open while choosing. For one: use `Select`. */
export function MultiSelect({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  children,
  selectedKeys,
  onSelectionChange,
  placeholder,
  isInvalid,
  ...behaviour
}: MultiSelectProps) {
  return (
    <AriaSelect
      {...behaviour}
      selectionMode="multiple"
      value={selectedKeys}
      onChange={(keys) => onSelectionChange(keys.map(String))}
      placeholder={placeholder}
      isInvalid={isWrong(errorMessage, isInvalid)}
      validationBehavior="aria"
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <AriaButton className={cx(css.control, css.trigger)}>
        <SelectValue className={css.triggerValue}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <ChevronDownIcon size={18} className={css.triggerIcon} aria-hidden="true" />
      </AriaButton>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <Popover className={cx(floating, popover)} offset={4}>
        <ListBox className={options}>{children}</ListBox>
      </Popover>
    </AriaSelect>
  );
}
