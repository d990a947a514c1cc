import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';

import { cx } from '#css/cx.ts';
import { asTyped } from '../Field/asTyped.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import type { Closed, FieldFrameProps } from '../Field/types.ts';

/** What a text field can do: react-aria's props, those of the form and of the element among them. */
export interface TextFieldBehaviour extends Closed<AriaTextFieldProps> {
  /** What the keyboard of a phone begins with a capital. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** The element around label and input. */
  ref?: Ref<HTMLDivElement>;
}

export interface TextFieldProps extends TextFieldBehaviour, FieldFrameProps {
  /** An example, never the label. */
  placeholder?: string;
  /** Icon or sign before the text. */
  start?: ReactNode;
  /** Unit or small action after the text. */
  end?: ReactNode;
  /** Identifiers, in a monospaced face; the keyboard neither capitalizes nor corrects them. */
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
  size,
  inputRef,
  isInvalid,
  ...behaviour
}: TextFieldProps) {
  return (
    <AriaTextField
      {...(isMono && asTyped)}
      {...behaviour}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={css.root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group role="presentation" className={css.control({ size })}>
        {start && <span className={css.start}>{start}</span>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(css.input, isMono && css.mono, isNumeric && css.numeric)}
        />
        {end && <span className={css.end}>{end}</span>}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} successMessage={successMessage} />
    </AriaTextField>
  );
}
