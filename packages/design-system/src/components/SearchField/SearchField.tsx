import { useRef, useState } from 'react';
import type { Ref } from 'react';

import { CloseIcon, SearchIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { useTextControl } from '../Field/useTextControl.ts';
import type { TextFieldBehaviour } from '../Field/useTextControl.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface SearchFieldProps
  extends
    Pick<
      TextFieldBehaviour,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onFocus'
      | 'onBlur'
      | 'name'
      | 'isDisabled'
      | 'autoFocus'
      | 'maxLength'
      | 'inputMode'
      | 'id'
    >,
    Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'description'> {
  /** Enter, with what is looked for. */
  onSubmit?: (value: string) => void;
  /** After the cross or Escape. */
  onClear?: () => void;
  placeholder?: string;
  /** Says what the cross does. Escape does it too. */
  clearLabel: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Looks for something in what is shown. Not for choosing one of many: use `ComboBox`. */
export function SearchField({
  label,
  isLabelHidden = true,
  description,
  placeholder,
  clearLabel,
  inputRef,
  value: valueFromOutside,
  defaultValue = '',
  onChange,
  onSubmit,
  onClear,
  ...behaviour
}: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const value = valueFromOutside ?? ownValue;
  const set = (next: string) => {
    setOwnValue(next);
    onChange?.(next);
  };
  const clear = () => {
    set('');
    onClear?.();
  };
  const { frame, control } = useTextControl(
    {
      ...behaviour,
      type: 'search',
      enterKeyHint: 'search',
      value,
      onChange: set,
      onKeyDown: (event) => {
        if (event.key === 'Enter') onSubmit?.(value);
        // With nothing to clear, Escape belongs to what is around: a sheet, a dialog.
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        clear();
      },
    },
    { description },
  );
  return (
    <FieldFrame {...frame} label={label} isLabelHidden={isLabelHidden} description={description}>
      <div ref={box} className={css.control}>
        <span className={css.start}>
          <SearchIcon aria-hidden="true" />
        </span>
        <input {...control} ref={inputRef} placeholder={placeholder} className={css.input} />
        {value !== '' && (
          <span className={css.end}>
            <IconButton
              size="small"
              label={clearLabel}
              icon={<CloseIcon aria-hidden="true" />}
              excludeFromTabOrder
              isDisabled={behaviour.isDisabled}
              onPress={() => {
                clear();
                box.current?.querySelector('input')?.focus();
              }}
            />
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
