import { useOffers } from '#data/calls/extensions.ts';
import { useState } from 'react';
import { email } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { object } from 'valibot';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { register } from '@settlement/api-mocks/contract/registration';
import { useAtomValue } from 'jotai';
import type { EmailMethod } from '../signInMethods.ts';
import type { MethodProps } from '../useSignIn.ts';
import { RetrieveForm } from './RetrieveForm.tsx';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { typedPassword, matchRule } from '#parts/fields/newPassword.ts';
import { PasswordField } from '@settlement/design-system/PasswordField';
import {
  AccountFields,
  accountSchema,
  EmailField,
  emptyAccount,
  FormFrame,
  hashedAccount,
  useFirstEmail,
} from './emailForm.tsx';
import { verificationMessage } from '#parts/verification/verificationMessage.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { languageAtom } from '#i18n/atoms.ts';

function RegisterForm({ signing, onMethod }: MethodProps) {
  const text = useText();
  const lang = useAtomValue(languageAtom);
  const client = useAtomValue(apiClientAtom);
  const form = useForm({
    initial: { ...emptyAccount, email: useFirstEmail() },
    schema: accountSchema,
    rules: matchRule(text),
    messageOf: (error) => verificationMessage(text, error),
    submit: async (account) => {
      const body = { ...hashedAccount(account), lang };
      const answer = await client.request(register, { body }, { isExclusive: true });
      return signing.finish(unwrap(answer, register.id).token);
    },
  });
  return (
    <FormFrame
      form={form}
      title={text('auth.register.title')}
      lead={text('auth.register.text')}
      submitLabel={text('auth.register.submit')}
      methods={
        <Button variant="ghost" isFullWidth onPress={() => onMethod('password')}>
          {text('auth.method.haveAccount')}
        </Button>
      }
    >
      <AccountFields form={form} purpose={emailPurpose.register} />
    </FormFrame>
  );
}

const schema = object({ email, password: typedPassword });

function PasswordForm({
  signing,
  onMethod,
  hasNewPassword,
}: MethodProps & { readonly hasNewPassword: boolean }) {
  const text = useText();
  const offers = useOffers();
  const form = useForm({
    initial: { email: useFirstEmail(), password: '' },
    schema,
    messageOf: (error) => verificationMessage(text, error),
    submit: ({ password, ...typed }) => signing.sendSignIn({ ...typed, password: hashPassword(password) }),
  });

  return (
    <FormFrame
      form={form}
      title={text('auth.password.title')}
      lead={text('auth.password.text')}
      submitLabel={text('auth.password.submit')}
      methods={
        <>
          {offers('account') && (
            <Button variant="ghost" isFullWidth onPress={() => onMethod('retrieve')}>
              {text('auth.method.retrieve')}
            </Button>
          )}
          <Button variant="ghost" isFullWidth onPress={() => onMethod('register')}>
            {text('auth.method.register')}
          </Button>
          <Button variant="ghost" tone="neutral" isFullWidth onPress={() => onMethod('google')}>
            {text('auth.method.google')}
          </Button>
        </>
      }
    >
      {hasNewPassword && (
        <Banner tone="positive" role="status">
          {text('auth.retrieve.done')}
        </Banner>
      )}
      <EmailField {...form.field('email')} />
      <PasswordField label={text('auth.password.label')} {...form.field('password')} />
    </FormFrame>
  );
}

export function EmailMethods({ method, ...props }: MethodProps & { readonly method: EmailMethod }) {
  const offers = useOffers();
  const [isRetrieved, setRetrieved] = useState(false);
  if (method === 'register') return <RegisterForm {...props} />;
  if (method === 'retrieve' && !isRetrieved && offers('account'))
    return <RetrieveForm {...props} onDone={() => setRetrieved(true)} />;
  return <PasswordForm {...props} hasNewPassword={isRetrieved} />;
}
