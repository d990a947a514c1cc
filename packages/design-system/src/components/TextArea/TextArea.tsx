import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';

import { cx } from '#css/cx.ts';
import * as css from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { TextFieldBehaviour } from '../TextField/TextField.tsx';
import { area } from './TextArea.css.ts';

export interface TextAreaProps extends Omit<TextFieldBehaviour, 'type' | 'pattern'>, FieldFrameProps {
  /** An example, shown while the field is empty. It doesn't replace the label. */
  placeholder?: string;
  /** The initial number of lines. Users can enlarge the field. @default 4 */
  rows?: number;
  /** The `textarea` element, for setting the focus. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** An input for several lines of text. For one line, use `TextField`. */
export function TextArea(props: TextAreaProps) {
  const { head, notes, rest } = splitField(props);
  const { placeholder, rows = 4, inputRef, ...behaviour } = rest;
  return (
    <AriaTextField {...behaviour} className={css.root}>
      <FieldLabel {...head} />
      <Group role="presentation" className={css.control()}>
        <AriaTextArea ref={inputRef} rows={rows} placeholder={placeholder} className={cx(css.input, area)} />
      </Group>
      <FieldNotes {...notes} />
    </AriaTextField>
  );
}
