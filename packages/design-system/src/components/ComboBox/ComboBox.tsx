import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '../../css/cx.ts';
import { floating, optionNote, options } from '../../css/floating.css.ts';
import { ChevronDownIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/AriaFieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { isWrong } from '../Field/isWrong.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import { emptyList, popover } from './ComboBox.css.ts';

export interface ComboBoxProps extends FieldFrameProps {
  /** `ComboBoxItem`s; they are filtered by their text. */
  children: ReactNode;
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (key: string | null) => void;
  /** The text, when it is needed apart from the choice. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** Whether an item of this text is meant by what was typed; the text contains it, by default. */
  filter?: (text: string, typed: string) => boolean;
  /** Whether text that is no item may stay. */
  allowsCustomValue?: boolean;
  placeholder?: string;
  /** Says what the arrow does. */
  openLabel: string;
  /** Shown when nothing matches. */
  emptyLabel: ReactNode;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isMono?: boolean;
}

/** One of many, found by typing. Under a dozen: use `Select`. */
export function ComboBox({
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
  filter,
  placeholder,
  openLabel,
  emptyLabel,
  isInvalid,
  isMono,
  ...behaviour
}: ComboBoxProps) {
  const control = useRef<HTMLDivElement>(null);
  /** Between the press that brought the focus and its end. */
  const isFresh = useRef(false);
  return (
    <AriaComboBox
      {...behaviour}
      selectedKey={selectedKey}
      defaultSelectedKey={defaultSelectedKey}
      onSelectionChange={onSelectionChange && ((key) => onSelectionChange(key === null ? null : String(key)))}
      {...(filter && { defaultFilter: filter })}
      isInvalid={isWrong(errorMessage, isInvalid)}
      validationBehavior="aria"
      menuTrigger="focus"
      allowsEmptyCollection
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={css.control} ref={control}>
        <Input
          placeholder={placeholder}
          className={cx(css.input, isMono && css.mono)}
          // What is typed first replaces the choice; a second press places the caret.
          onFocus={({ currentTarget }) => {
            isFresh.current = true;
            currentTarget.select();
          }}
          onClick={({ currentTarget }) => {
            if (isFresh.current) currentTarget.select();
            isFresh.current = false;
          }}
        />
        <span className={css.end}>
          <AriaIconButton label={openLabel} icon={<ChevronDownIcon aria-hidden="true" />} />
        </span>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <Popover className={cx(floating, popover)} triggerRef={control} offset={4}>
        <ListBox
          className={options}
          renderEmptyState={() => <div className={cx(optionNote, emptyList)}>{emptyLabel}</div>}
        >
          {children}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
