import { use, useRef } from 'react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import type { ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';

import { cx } from '#css/cx.ts';
import { floating, optionNote, options } from '#css/floating.css.ts';
import { ChevronDownIcon } from '#icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import { isWrong } from '../Field/isWrong.ts';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import { useCloseRequests } from '../Overlay/useCloseRequests.ts';
import { empty, list } from '../Select/Select.css.ts';

type ComboBoxBehaviour = Omit<
  Closed<AriaComboBoxProps<object>>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'defaultFilter'
  | keyof FieldFrameProps
>;

export interface ComboBoxProps extends ComboBoxBehaviour, FieldFrameProps {
  /** `ComboBoxItem`s; they are filtered by their text. */
  children: ReactNode;
  /** Id of the chosen item, or null. */
  selectedKey?: string | null;
  /** Id of the item chosen at first, where it keeps the choice. */
  defaultSelectedKey?: string;
  /** Told the id that was chosen, or null. */
  onSelectionChange?: (key: string | null) => void;
  /** Whether an item of this text is meant by what was typed; the text contains it, by default. */
  filter?: (text: string, typed: string) => boolean;
  /** An example, never the label. */
  placeholder?: string;
  /** Says what the arrow does. */
  openLabel: string;
  /** Shown when nothing matches. */
  emptyLabel: ReactNode;
  /** Identifiers in a monospaced face. */
  isMono?: boolean;
  /** The input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
  /** The element around label and input. */
  ref?: Ref<HTMLDivElement>;
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
  inputRef,
  ...behaviour
}: ComboBoxProps) {
  const control = useRef<HTMLDivElement>(null);
  return (
    <AriaComboBox
      allowsEmptyCollection
      {...behaviour}
      value={selectedKey}
      defaultValue={defaultSelectedKey}
      onChange={onSelectionChange && ((key) => onSelectionChange(key === null ? null : String(key)))}
      {...(filter && { defaultFilter: filter })}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group role="presentation" className={css.control()} ref={control}>
        <ComboBoxInput inputRef={inputRef} placeholder={placeholder} isMono={isMono} />
        <span className={css.end}>
          <AriaIconButton label={openLabel} icon={<ChevronDownIcon aria-hidden="true" />} />
        </span>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
      <Popover className={cx(floating, list)} triggerRef={control} offset={4} maxHeight={360}>
        <ListBox
          className={options}
          renderEmptyState={() => <div className={cx(optionNote, empty)}>{emptyLabel}</div>}
        >
          {children}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

function ComboBoxInput({
  inputRef,
  placeholder,
  isMono,
}: Pick<ComboBoxProps, 'inputRef' | 'placeholder' | 'isMono'>) {
  const state = use(ComboBoxStateContext);
  useCloseRequests(state);
  /** Between the press that brought the focus and its end. */
  const isFresh = useRef(false);
  // With Alt held, the arrows open and close the list (APG combobox); react-aria takes them without only.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') state?.open(null, 'manual');
    else state?.close();
  };
  return (
    <Input
      ref={inputRef}
      placeholder={placeholder}
      className={cx(css.input, isMono && css.mono)}
      onKeyDown={onKeyDown}
      // What is typed first replaces the choice; a second press places the caret.
      onFocus={({ currentTarget }) => {
        isFresh.current = true;
        currentTarget.select();
      }}
      // A press opens the whole list; the focus alone, as by Tab, does not (APG combobox).
      onClick={({ currentTarget }) => {
        if (isFresh.current) currentTarget.select();
        isFresh.current = false;
        if (state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}
