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
import { popover } from './Select.css.ts';

export interface SelectProps extends FieldFrameProps {
  /** `SelectItem`s. */
  children: ReactNode;
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string) => void;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Shown in the open list when there is nothing to choose from. */
  emptyLabel?: ReactNode;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  autoFocus?: boolean;
  /** @default 'medium' */
  size?: 'medium' | 'large';
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
  selectedKey,
  defaultSelectedKey,
  onSelectionChange,
  placeholder,
  emptyLabel,
  isInvalid,
  size = 'medium',
  ...behaviour
}: SelectProps) {
  return (
    <AriaSelect
      {...behaviour}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={(key) => {
        if (key !== null) onSelectionChange?.(String(key));
      }}
      placeholder={placeholder}
      isInvalid={isWrong(errorMessage, isInvalid)}
      validationBehavior="aria"
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <AriaButton className={cx(css.control, css.size[size], css.trigger)}>
        <SelectValue className={css.triggerValue} />
        <ChevronDownIcon size={18} className={css.triggerIcon} aria-hidden="true" />
      </AriaButton>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <Popover className={cx(floating, popover)} offset={4}>
        <ListBox className={options} renderEmptyState={emptyLabel ? () => emptyLabel : undefined}>
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
