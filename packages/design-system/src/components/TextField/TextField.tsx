import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';

import { cx } from '#css/cx.ts';
import { asTyped, splitField } from '../Field/fieldProps.ts';
import type { Closed, FieldFrameProps } from '../Field/types.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';

/** The props of react-aria's text field, without its styling and content. */
export interface TextFieldBehaviour extends Closed<AriaTextFieldProps> {
  /** The automatic capitalization of phone keyboards. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
  /** The element that contains the label and the input. */
  ref?: Ref<HTMLDivElement>;
}

export interface TextFieldProps extends TextFieldBehaviour, FieldFrameProps {
  /** An example, shown while the field is empty. It doesn't replace the label. */
  placeholder?: string;
  /** An icon or sign before the text. */
  start?: ReactNode;
  /** A unit or small action after the text. */
  end?: ReactNode;
  /** Uses a monospaced font, for identifiers. Keyboards neither capitalize nor correct the text. */
  isMono?: boolean;
  /** Uses digits of equal width. */
  isNumeric?: boolean;
  /** The size. Use `large` for the main field of a form, such as a withdrawal. @default 'medium' */
  size?: 'medium' | 'large';
  /** The input element, for setting the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/** An input for one line of text. Amounts, codes, passwords and searches have separate fields. */
export function TextField(props: TextFieldProps) {
  const { head, notes, rest } = splitField(props);
  const { placeholder, start, end, isMono, isNumeric, size, inputRef, ...behaviour } = rest;
  return (
    <AriaTextField {...(isMono && asTyped)} {...behaviour} className={css.root}>
      <FieldLabel {...head} />
      <Group role="presentation" className={css.control({ size })}>
        {start && <span className={css.start}>{start}</span>}
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cx(css.input, isMono && css.mono, isNumeric && css.numeric)}
        />
        {end && <span className={css.end}>{end}</span>}
      </Group>
      <FieldNotes {...notes} />
    </AriaTextField>
  );
}
