import { use } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectStateContext, SelectValue } from 'react-aria-components/Select';
import type { SelectProps } from 'react-aria-components/Select';

import { cx } from '#css/cx.ts';
import { chosenOption, floating, optionNote, options } from '#css/floating.css.ts';
import { ChevronDownIcon } from '#icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { useCloseRequests } from '../Overlay/useCloseRequests.ts';
import * as selectCss from './Select.css.ts';

export interface SelectPartsProps extends FieldFrameProps {
  /** `SelectItem`s. */
  children: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Shown in the open list when there is nothing to choose from. */
  emptyLabel?: ReactNode;
  /** `large` in a form of its own. @default 'medium' */
  size?: 'medium' | 'large';
}

type Mode = 'single' | 'multiple';

/** What `Select` and `MultiSelect` share. While the list is open, the page under it doesn't scroll. */
export function SelectBase<M extends Mode>({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  children,
  emptyLabel,
  size,
  isInvalid,
  ...behaviour
}: Closed<SelectProps<object, M>> & SelectPartsProps) {
  return (
    <Select<object, M>
      // Options may still be loading when it is opened.
      allowsEmptyCollection
      {...behaviour}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Button className={cx(css.control({ size }), css.trigger)}>
        <SelectValue className={cx(css.triggerValue, chosenOption)} />
        <ChevronDownIcon size={18} className={css.triggerIcon} aria-hidden="true" />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <SelectCloseRequests />
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
    </Select>
  );
}

/** By the list's own state: React Aria also renders the children where only an enclosing dialog's state is seen. */
function SelectCloseRequests() {
  useCloseRequests(use(SelectStateContext));
  return null;
}
