import { TextField } from '@settlement/design-system/TextField';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { email, sixDigits } from '@settlement/api-mocks/contract/hashes';
import { object } from 'valibot';
import { Button } from '@settlement/design-system/Button';
import { Heading } from '@settlement/design-system/Heading';
import { Stack } from '@settlement/design-system/Stack';
import { Text } from '@settlement/design-system/Text';
import { useText } from '#i18n/useText.ts';
import type { AnyForm, FormState } from '#kit/form/formState.ts';
import { NewPasswordFields } from '#parts/fields/NewPasswordFields.tsx';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { newPasswordEntries } from '#parts/fields/newPassword.ts';
import { Form } from '#kit/form/Form.tsx';
import { useFocusFirst } from '#kit/form/focus.ts';
import { EmailCodeField } from './EmailCodeField.tsx';
import * as css from '../auth.css.ts';

/** The email address that the user typed. It's kept when the user switches between the forms. */
const typedEmailAtom = atom('');

export function useFirstEmail(): string {
  const typed = useAtomValue(typedEmailAtom);
  const [first] = useState(typed);
  return first;
}

export function EmailField({ onChange, ...field }: ReturnType<FormState<{ email: string }>['field']>) {
  const text = useText();
  const keep = useSetAtom(typedEmailAtom);
  return (
    <TextField
      label={text('common.email')}
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

/** The credentials that a user enters for an account. They are never stored in the browser. */
export interface Account {
  readonly email: string;
  readonly email_code: string;
  readonly password: string;
  readonly confirm_password: string;
}

export const emptyAccount: Account = { email: '', email_code: '', password: '', confirm_password: '' };

export const accountSchema = object({ email, email_code: sixDigits, ...newPasswordEntries });

/** Hashes the passwords of an account before they leave the page (specification §5). */
export const hashedAccount = <A extends Account>(account: A): A => ({
  ...account,
  password: hashPassword(account.password),
  confirm_password: hashPassword(account.confirm_password),
});

interface AccountFieldsProps {
  readonly form: Pick<FormState<Account>, 'values' | 'field' | 'code' | 'check'>;
  /** A purpose code of specification §7. */
  readonly purpose: number;
}

export function AccountFields({ form, purpose }: AccountFieldsProps) {
  const text = useText();
  return (
    <>
      <EmailField {...form.field('email')} />
      <EmailCodeField
        purpose={purpose}
        email={form.values.email}
        canSend={() => form.check('email')}
        {...form.code('email_code')}
      />
      <NewPasswordFields
        label={text('common.password.new')}
        confirmLabel={text('auth.password.confirm')}
        password={form.field('password')}
        confirm={form.field('confirm_password')}
      />
    </>
  );
}

interface FormFrameProps {
  readonly form: AnyForm;
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly methods: ReactNode;
  readonly children: ReactNode;
}

export function FormFrame({ form, title, lead, submitLabel, methods, children }: FormFrameProps) {
  const text = useText();
  useFocusFirst(form.ref);
  return (
    <div className={css.step}>
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        <Text tone="muted" as="p">
          {lead}
        </Text>
      </Stack>
      <Form form={form} gap="xl" label={title}>
        <Stack gap="m">{children}</Stack>
        <Stack gap="s">
          <Button
            type="submit"
            size="large"
            isFullWidth
            isPending={form.isPending}
            pendingLabel={text('common.loading')}
          >
            {submitLabel}
          </Button>
          {methods}
        </Stack>
      </Form>
    </div>
  );
}
