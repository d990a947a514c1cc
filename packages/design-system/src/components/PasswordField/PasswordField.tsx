import { useState } from 'react';

import { EyeIcon, EyeOffIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'isMono' | 'isNumeric'> {
  /** The label of the button that shows the password. */
  revealLabel: string;
  /** The label of the button that hides the password again. */
  concealLabel: string;
}

/** An input for a secret, with a button that shows it. Pasting and password managers work (WCAG 3.3.8). */
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
