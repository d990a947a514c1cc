import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { cx } from '../../css/cx.ts';
import { floating, inTopLayer, optionNote, options } from '../../css/floating.css.ts';
import { useFloating } from '../../css/useFloating.ts';
import { ChevronDownIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { isWrong } from '../Field/isWrong.ts';
import { NoteText, noteClass } from '../Field/NoteText.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { empty as emptyClass } from './Select.css.ts';
import { SelectContext } from './SelectContext.ts';
import { useListbox } from './useListbox.ts';

export interface SelectBaseProps extends FieldFrameProps {
  /** `SelectItem`s. */
  children: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Shown in the open list when there is nothing to choose from. */
  emptyLabel?: ReactNode;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  /** @default 'medium' */
  size?: 'medium' | 'large';
}

interface Props extends SelectBaseProps {
  selected: ReadonlySet<string>;
  onChoose: (key: string) => void;
  isMultiple: boolean;
}

/**
 * What `Select` and `MultiSelect` share. A list of a dozen words needs no collection machinery: this
 * weighs 2 kB where react-aria's select and listbox weigh 40, on every page that has a filter.
 */
export function SelectBase({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  children,
  placeholder,
  emptyLabel,
  name,
  isRequired,
  isDisabled,
  isInvalid,
  size = 'medium',
  selected,
  onChoose,
  isMultiple,
}: Props) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [valueSlot, setValueSlot] = useState<HTMLElement | null>(null);
  const { isOpen, activeKey, open, close, choose, onKeyDown } = useListbox({
    list,
    selected,
    onChoose,
    isMultiple,
  });
  useFloating(trigger, list, isOpen);

  const context = useMemo(
    () => ({ selected, valueSlot, listId: id, activeKey }),
    [selected, valueSlot, id, activeKey],
  );
  const isBad = isWrong(errorMessage, isInvalid);
  const hasNote = Boolean(errorMessage ?? successMessage ?? description);

  return (
    <div className={css.root} data-invalid={isBad || undefined} data-disabled={isDisabled || undefined}>
      <div className={cx(isLabelHidden && !labelEnd ? visuallyHidden : css.labelRow)}>
        <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : css.label}>
          {label}
        </span>
        {labelEnd && <span className={css.labelEnd}>{labelEnd}</span>}
      </div>
      <button
        ref={trigger}
        type="button"
        role="combobox"
        className={cx(css.control, css.size[size], css.trigger)}
        aria-labelledby={`${id}-label`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && activeKey !== null ? `${id}-${activeKey}` : undefined}
        aria-describedby={hasNote ? `${id}-note` : undefined}
        aria-invalid={isBad || undefined}
        aria-required={isRequired || undefined}
        disabled={isDisabled}
        onKeyDown={onKeyDown}
        onBlur={close}
        onClick={() => {
          // Safari does not focus a pressed button, and the keyboard of the list is the button's.
          trigger.current?.focus();
          if (isOpen) close();
          else open();
        }}
      >
        <span
          ref={setValueSlot}
          className={css.triggerValue}
          data-placeholder={selected.size === 0 || undefined}
        >
          {/* An element: a text would be set in the place of the chosen words, which are not React's to clear here. */}
          {selected.size === 0 && <span>{placeholder}</span>}
        </span>
        <ChevronDownIcon size={18} className={css.triggerIcon} aria-hidden="true" />
      </button>
      {hasNote && (
        <div id={`${id}-note`} className={noteClass({ errorMessage, successMessage })}>
          <NoteText description={description} errorMessage={errorMessage} successMessage={successMessage} />
        </div>
      )}
      {name !== undefined &&
        [...selected].map((key) => <input key={key} type="hidden" name={name} value={key} />)}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        popover="manual"
        tabIndex={-1}
        className={cx(floating, options, inTopLayer)}
        aria-labelledby={`${id}-label`}
        aria-multiselectable={isMultiple || undefined}
        // The focus stays on the trigger, or pressing an option would close the list before it is chosen.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          const key = pressedKey(event.target);
          if (key !== undefined) choose(key);
        }}
        onKeyDown={onKeyDown}
      >
        <SelectContext value={context}>{children}</SelectContext>
        {emptyLabel && <div className={cx(optionNote, emptyClass)}>{emptyLabel}</div>}
      </div>
    </div>
  );
}

function pressedKey(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[role="option"]:not([aria-disabled])')?.dataset.key;
}
