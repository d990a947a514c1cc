import { type MouseEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';

import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { splitField } from '../Field/fieldProps.ts';
import type { TextFieldBehaviour } from '../TextField/TextField.tsx';
import * as css from './CodeInput.css.ts';
import { codeText } from './codeText.ts';

export interface CodeInputProps
  extends
    Omit<TextFieldBehaviour, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'minLength'>,
    Omit<FieldFrameProps, 'successMessage'> {
  /** The digits entered so far, without spaces. */
  value: string;
  /** Called on each change. */
  onChange: (value: string) => void;
  /** Called with the complete code. Omit this prop if another field must still be filled in. */
  onComplete?: (value: string) => void;
  /** The number of digits. @default 6 */
  length?: number;
  /** The input element, for setting the focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * An input for a one-time code. For screen readers, password managers and the clipboard, it's a single input.
 * A press on a box selects its digit. If all boxes are filled, each typed digit replaces one digit, and
 * `onComplete` is called after the last box.
 */
export function CodeInput(props: CodeInputProps) {
  const { head, notes, rest } = splitField(props);
  const {
    value,
    onChange,
    onComplete,
    length = 6,
    inputRef,
    inputMode = 'numeric',
    autoComplete = 'one-time-code',
    ...behaviour
  } = rest;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current);
  /** The position of the text cursor. `undefined` until the input is used. */
  const [caret, setCaret] = useState<number>();
  const active = Math.min(caret ?? value.length, value.length, length - 1);
  /** The position of the digit to select after the current change is rendered. */
  const next = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = next.current;
    next.current = undefined;
    if (index !== undefined && index < value.length) input.current?.setSelectionRange(index, index + 1);
  }, [value]);

  const change = (text: string) => {
    const code = codeText(text, length);
    if (code === value) return;
    const end = input.current?.selectionStart ?? length;
    const wasFull = value.length === length;
    if (wasFull && code.length === length) next.current = end;
    onChange(code);
    // While a code is being retyped, it's a mixture of the old and the new code, so it isn't complete.
    if (code.length === length && (!wasFull || end >= length)) onComplete?.(code);
  };
  const selectDigit = ({ clientX, currentTarget: field }: MouseEvent<HTMLInputElement>) => {
    // If the user has selected text by dragging, the selection is kept.
    if (field.selectionStart !== field.selectionEnd) return;
    const { left, right, width } = field.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(field).direction === 'rtl';
    const index = Math.floor(((isRightToLeft ? right - clientX : clientX - left) / width) * length);
    if (index >= 0 && index < value.length) field.setSelectionRange(index, index + 1);
    else field.setSelectionRange(value.length, value.length);
  };
  return (
    <AriaTextField
      {...behaviour}
      inputMode={inputMode}
      autoComplete={autoComplete}
      value={value}
      onChange={change}
      className={css.field}
    >
      <FieldLabel {...head} />
      <Group role="presentation" className={css.boxes}>
        <Input
          ref={input}
          className={css.input}
          onClick={selectDigit}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? undefined)}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={css.box}
            data-active={index === active || undefined}
            aria-hidden="true"
          >
            {value[index]}
          </span>
        ))}
      </Group>
      <FieldNotes {...notes} />
    </AriaTextField>
  );
}
