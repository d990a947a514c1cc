import { TextField } from '@settlement/design-system/TextField';
import { useSetAtom } from 'jotai';
import { useText } from '#i18n/useText.ts';
import type { FormState } from '#kit/form/formState.ts';
import { typedEmailAtom } from './typedEmail.ts';

export function EmailField({ onChange, ...field }: ReturnType<FormState<{ email: string }>['field']>) {
  const text = useText();
  const keep = useSetAtom(typedEmailAtom);
  return (
    <TextField
      label={text('auth.email.label')}
      type="email"
      autoComplete="username"
      {...field}
      onChange={(typed) => {
        onChange(typed.trim());
        keep(typed.trim());
      }}
    />
  );
}
