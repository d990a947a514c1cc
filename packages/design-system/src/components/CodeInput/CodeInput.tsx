import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';

import { root } from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import type { FieldFrameProps } from '../Field/types.ts';
import type { TextFieldBehaviour } from '../TextField/TextField.tsx';
import * as css from './CodeInput.css.ts';
import { codeText } from './codeText.ts';

export interface CodeInputProps
  extends
    Omit<TextFieldBehaviour, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'minLength'>,
    Omit<FieldFrameProps, 'successMessage'> {
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is there. Leave out where something else is still to be filled in. */
  onComplete?: (value: string) => void;
  /** Number of digits. @default 6 */
  length?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code. To a screen reader, a password manager and the clipboard it is one input. */
export function CodeInput({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  isInvalid,
  value,
  onChange,
  onComplete,
  length = 6,
  inputRef,
  inputMode = 'numeric',
  autoComplete = 'one-time-code',
  ...behaviour
}: CodeInputProps) {
  const active = Math.min(value.length, length - 1);
  return (
    <AriaTextField
      {...behaviour}
      inputMode={inputMode}
      autoComplete={autoComplete}
      value={value}
      onChange={(text) => {
        const code = codeText(text, length);
        if (code === value) return;
        onChange(code);
        if (code.length === length) onComplete?.(code);
      }}
      isInvalid={isWrong(errorMessage, isInvalid)}
      className={root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <Group role="presentation" className={css.boxes}>
        <Input ref={inputRef} className={css.input} />
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
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
