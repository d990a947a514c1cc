import type { Ref } from 'react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components/SearchField';

import { CloseIcon, SearchIcon } from '../../icons/icons.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface SearchFieldProps
  extends
    Pick<
      AriaSearchFieldProps,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onSubmit'
      | 'onClear'
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
  ...behaviour
}: SearchFieldProps) {
  return (
    <AriaSearchField {...behaviour} className={css.root}>
      {({ isEmpty }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} />
          <div className={css.control}>
            <span className={css.start}>
              <SearchIcon aria-hidden="true" />
            </span>
            <Input ref={inputRef} placeholder={placeholder} className={css.input} />
            {!isEmpty && (
              <span className={css.end}>
                <IconButton size="small" label={clearLabel} icon={<CloseIcon aria-hidden="true" />} />
              </span>
            )}
          </div>
          <FieldNotes description={description} />
        </>
      )}
    </AriaSearchField>
  );
}
