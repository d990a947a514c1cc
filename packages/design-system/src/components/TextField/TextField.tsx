import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';

import { cx } from '../../css/cx.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';

/** What a text input can do, in react-aria's words. */
export type TextFieldBehaviour = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'autoCorrect'
  | 'spellCheck'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'isRequired'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isInvalid'
  | 'autoFocus'
  | 'id'
  | 'aria-describedby'
>;

export interface TextFieldProps extends TextFieldBehaviour, FieldFrameProps {
  /** An example, never the label. */
  placeholder?: string;
  /** Icon or sign before the text. */
  start?: ReactNode;
  /** Unit or small action after the text. */
  end?: ReactNode;
  /** Identifiers in a monospaced face. */
  isMono?: boolean;
  /** Figures of equal width. */
  isNumeric?: boolean;
  /** `large` in a form of its own, as on a withdrawal. @default 'medium' */
  size?: 'medium' | 'large';
  /** The input itself, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text. Not for amounts, codes, passwords or searching: those have fields of their own. */
export function TextField({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  successMessage,
  placeholder,
  start,
  end,
  isMono,
  isNumeric,
  size = 'medium',
  inputRef,
  isInvalid,
  ...behaviour
}: TextFieldProps) {
  return (
    <AriaTextField
      {...behaviour}
      isInvalid={isWrong(errorMessage, isInvalid)}
      validationBehavior="aria"
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={cx(css.control, css.size[size])}>
        {start && <span className={css.start}>{start}</span>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(css.input, isMono && css.mono, isNumeric && css.numeric)}
        />
        {end && <span className={css.end}>{end}</span>}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
    </AriaTextField>
  );
}
