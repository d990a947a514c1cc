import type { Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';

import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldFrameProps } from '../Field/FieldParts.tsx';
import { isWrong } from '../Field/isWrong.ts';
import { root } from '../Field/Field.css.ts';
import * as css from './CodeInput.css.ts';
import { codeText } from './codeText.ts';

export interface CodeInputProps extends Omit<FieldFrameProps, 'successMessage'> {
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is there. Leave out where something else is still to be filled in. */
  onComplete?: (value: string) => void;
  /** Number of digits. @default 6 */
  length?: number;
  name?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-time code. To a screen reader, a password manager and the clipboard it is one input. */
export function CodeInput({
  label,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  value,
  onChange,
  onComplete,
  length = 6,
  inputRef,
  ...behaviour
}: CodeInputProps) {
  const active = Math.min(value.length, length - 1);
  return (
    <AriaTextField
      {...behaviour}
      value={value}
      onChange={(text) => {
        const code = codeText(text, length);
        if (code === value) return;
        onChange(code);
        if (code.length === length) onComplete?.(code);
      }}
      isInvalid={isWrong(errorMessage, undefined)}
      validationBehavior="aria"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={root}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd} />
      <div className={css.boxes}>
        <Input ref={inputRef} className={css.input} />
        {Array.from({ length }, (_, place) => (
          <span
            key={place}
            className={css.box}
            data-active={place === active || undefined}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
