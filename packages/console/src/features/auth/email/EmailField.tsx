import { TextField } from '@settlement/design-system/TextField';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';

type EmailFieldProps = ReturnType<FormState<{ email: string }>['field']>;

/** The address of an account; blanks around it are not part of it. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text('auth.email.label')}
      type="email"
      autoComplete="username"
      onChange={(typed) => onChange(typed.trim())}
      {...field}
    />
  );
}
