import { useState } from 'react';

import { EyeIcon, EyeOffIcon } from '#icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import type { Labels } from '../Provider/labels.ts';
import { useLabels } from '../Provider/useLabels.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'isMono' | 'isNumeric'> {
  /** Replaces the labels of the button that shows and hides the password. */
  labels?: Labels<'PasswordField'>;
}

/** An input for a secret, with a button that shows it. Pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ labels, autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const { reveal, conceal } = useLabels(
    'PasswordField',
    { reveal: 'Show password', conceal: 'Hide password' },
    labels,
  );
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
          label={isRevealed ? conceal : reveal}
          icon={isRevealed ? <EyeIcon aria-hidden="true" /> : <EyeOffIcon aria-hidden="true" />}
          isDisabled={field.isDisabled}
          onPress={() => setRevealed(!isRevealed)}
        />
      }
    />
  );
}
