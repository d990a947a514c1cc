import type { Ref } from 'react';

import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldFrameProps } from '../Field/types.ts';
import { useTextControl } from '../Field/useTextControl.ts';
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
  const notes = { description, errorMessage };
  const { frame, control } = useTextControl(
    {
      ...behaviour,
      value,
      onChange: (text) => {
        const code = codeText(text, length);
        if (code === value) return;
        onChange(code);
        if (code.length === length) onComplete?.(code);
      },
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
    },
    notes,
  );
  return (
    <FieldFrame {...frame} {...notes} label={label} isLabelHidden={isLabelHidden} labelEnd={labelEnd}>
      <div className={css.boxes}>
        <input {...control} ref={inputRef} className={css.input} />
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
      </div>
    </FieldFrame>
  );
}
