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
import { splitField } from '../Field/fieldProps.ts';
import { ownedBy } from '../Field/owner.tsx';
import { AriaIconButton } from '../IconButton/AriaIconButton.tsx';
import { useCloseRequests } from '../Overlay/CloseRequests.tsx';
import * as selectCss from '../Select/Select.css.ts';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

type ComboBoxBehaviour = Omit<
  Closed<AriaComboBoxProps<object>>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'defaultFilter'
  | keyof FieldFrameProps
>;

export interface ComboBoxProps extends ComboBoxBehaviour, FieldFrameProps {
  /** The `ComboBoxItem` elements, which are filtered by their text. */
  children: ReactNode;
  /** The ID of the selected item, or null. */
  value?: string | null;
  /** The ID of the initially selected item, if the component manages the selection. */
  defaultValue?: string;
  /** Called with the ID of the selected item, or null. */
  onChange?: (value: string | null) => void;
  /** Checks if an item matches. Default: its text contains the typed text. Return true for server results. */
  filter?: (text: string, typed: string) => boolean;
  /** An example, shown while the field is empty. It doesn't replace the label. */
  placeholder?: string;
  /** The content shown if no item matches. Default: `labels.noMatches`. */
  empty?: ReactNode;
  /** Replaces the default texts. */
  labels?: Labels<'ComboBox'>;
  /** Uses a monospaced font, for identifiers. */
  isMono?: boolean;
  /** The input element, for setting the focus. */
  inputRef?: Ref<HTMLInputElement>;
  /** The element that contains the label and the input. */
  ref?: Ref<HTMLDivElement>;
}

/** A selection of one of many items by typing. For fewer than a dozen items, use `Select`. */
export function ComboBox(props: ComboBoxProps) {
  const { head, notes, rest } = splitField(props);
  const {
    children,
    value,
    defaultValue,
    onChange,
    filter,
    placeholder,
    labels,
    empty,
    isMono,
    inputRef,
    ...behaviour
  } = rest;
  const { open, noMatches } = useLabels('ComboBox', { open: 'Show all', noMatches: 'No matches' }, labels);
  const control = useRef<HTMLDivElement>(null);
  return (
    <AriaComboBox
      allowsEmptyCollection
      {...behaviour}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange && ((key) => onChange(key === null ? null : String(key)))}
      {...(filter && { defaultFilter: filter })}
      className={css.root}
    >
      <FieldLabel {...head} />
      <Group role="presentation" className={css.control()} ref={control}>
        <ComboBoxInput inputRef={inputRef} placeholder={placeholder} isMono={isMono} />
        <span className={css.end}>
          <AriaIconButton label={open} icon={<ChevronDownIcon aria-hidden="true" />} />
        </span>
      </Group>
      <FieldNotes {...notes} />
      <Popover className={cx(floating, selectCss.list)} triggerRef={control} offset={4} maxHeight={360}>
        <ListBox
          className={options}
          renderEmptyState={() => <div className={cx(optionNote, selectCss.empty)}>{empty ?? noMatches}</div>}
        >
          {ownedBy('Select', children)}
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
  /** True after the field gets the focus, until it is pressed. */
  const isFresh = useRef(false);
  // Alt with an arrow key opens or closes the list (APG combobox). react-aria supports only keys without Alt.
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
      // The text is selected, so that typing replaces it. A second press places the cursor.
      onFocus={({ currentTarget }) => {
        isFresh.current = true;
        currentTarget.select();
      }}
      // A press opens the whole list. The focus doesn't open it, because it may come from the Tab key (APG combobox).
      onClick={({ currentTarget }) => {
        if (isFresh.current) currentTarget.select();
        isFresh.current = false;
        if (state?.isOpen === false) state.open(null, 'manual');
      }}
    />
  );
}

export { SelectItem as ComboBoxItem } from '../Select/SelectItem.tsx';
export type { SelectItemProps as ComboBoxItemProps } from '../Select/SelectItem.tsx';
