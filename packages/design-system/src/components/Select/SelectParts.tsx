import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SelectValue } from 'react-aria-components/Select';

import { cx } from '../../css/cx.ts';
import { floating, optionNote, options } from '../../css/floating.css.ts';
import { ChevronDownIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import * as selectCss from './Select.css.ts';

export interface SelectPartsProps extends FieldFrameProps {
  /** `SelectItem`s. */
  children: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Shown in the open list when there is nothing to choose from. */
  emptyLabel?: ReactNode;
  /** @default 'medium' */
  size?: 'medium' | 'large';
}

/** Splits the props of a select into those of its parts and the rest, which are react-aria's and its own. */
export function splitParts<Props extends SelectPartsProps>({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  children,
  emptyLabel,
  size,
  ...rest
}: Props) {
  const parts = {
    label,
    isLabelHidden,
    labelEnd,
    description,
    errorMessage,
    successMessage,
    children,
    emptyLabel,
    size,
  };
  return { parts, rest };
}

/** What stands inside a `Select` and a `MultiSelect`. While the list is open, the page under it keeps still. */
export function SelectParts({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  children,
  emptyLabel,
  size,
}: Omit<SelectPartsProps, 'placeholder'>) {
  return (
    <>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Button className={cx(css.control({ size }), css.trigger)}>
        <SelectValue className={cx(css.triggerValue, selectCss.value)} />
        <ChevronDownIcon size={18} className={css.triggerIcon} aria-hidden="true" />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <Popover className={cx(floating, selectCss.list)} offset={4} maxHeight={360}>
        <ListBox
          className={options}
          renderEmptyState={() =>
            emptyLabel && <div className={cx(optionNote, selectCss.empty)}>{emptyLabel}</div>
          }
        >
          {children}
        </ListBox>
      </Popover>
    </>
  );
}
