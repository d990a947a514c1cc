import { useState } from 'react';

import { EyeIcon, EyeOffIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'isMono' | 'isNumeric'> {
  /** Says that the eye shows the password. */
  revealLabel: string;
  /** Says that the eye covers it again. */
  concealLabel: string;
}

/** A secret, with an eye to check it. Pasting and password managers work in it (WCAG 3.3.8). */
export function PasswordField({
  revealLabel,
  concealLabel,
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <TextField
      {...field}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      type={isRevealed ? 'text' : 'password'}
      end={
        <IconButton
          size="small"
          label={isRevealed ? concealLabel : revealLabel}
          icon={isRevealed ? <EyeIcon aria-hidden="true" /> : <EyeOffIcon aria-hidden="true" />}
          isDisabled={field.isDisabled}
          onPress={() => setRevealed(!isRevealed)}
        />
      }
    />
  );
}
