import { email } from '@settlement/api-mocks/contract/hashes';
import { Banner } from '@settlement/design-system/Banner';
import { Button } from '@settlement/design-system/Button';
import { object } from 'valibot';
import { useOffers } from '#data/calls/extensions.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { hashPassword } from '#lib/person/hashPassword.ts';
import { typedPassword } from '#parts/fields/newPassword.ts';
import { PasswordInput } from '#parts/fields/PasswordInput.tsx';
import { EmailField } from './EmailField.tsx';
import type { MethodProps } from '../useSignIn.ts';
import { FormFrame } from './FormFrame.tsx';
import { emailMessage } from './emailMessage.ts';
import { useFirstEmail } from './typedEmail.ts';

const schema = object({ email, password: typedPassword });

export function PasswordForm({
  signing,
  onMethod,
  hasNewPassword,
}: MethodProps & { readonly hasNewPassword: boolean }) {
  const text = useText();
  const offers = useOffers();
  const form = useForm({
    initial: { email: useFirstEmail(), password: '' },
    schema,
    messageOf: (error) => emailMessage(text, error),
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
            <Button variant="ghost" fullWidth onPress={() => onMethod('retrieve')}>
              {text('auth.method.retrieve')}
            </Button>
          )}
          <Button variant="ghost" fullWidth onPress={() => onMethod('register')}>
            {text('auth.method.register')}
          </Button>
          <Button variant="ghost" tone="neutral" fullWidth onPress={() => onMethod('google')}>
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
      <PasswordInput label={text('auth.password.label')} {...form.field('password')} />
    </FormFrame>
  );
}
