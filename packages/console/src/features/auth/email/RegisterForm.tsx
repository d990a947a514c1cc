import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { register } from '@settlement/api-mocks/contract/registration';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { matchRule } from '#parts/fields/newPassword.ts';
import { AccountFields } from './AccountFields.tsx';
import type { MethodProps } from '../useSignIn.ts';
import { FormFrame } from './FormFrame.tsx';
import { accountSchema, emptyAccount, hashedAccount } from './account.ts';
import { emailMessage } from './emailMessage.ts';
import { useFirstEmail } from './typedEmail.ts';

export function RegisterForm({ signing, onMethod }: MethodProps) {
  const text = useText();
  const lang = useAtomValue(languageAtom);
  const client = useAtomValue(apiClientAtom);
  const form = useForm({
    initial: { ...emptyAccount, email: useFirstEmail() },
    schema: accountSchema,
    rules: matchRule(text),
    messageOf: (error) => emailMessage(text, error),
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
        <Button variant="ghost" fullWidth onPress={() => onMethod('password')}>
          {text('auth.method.haveAccount')}
        </Button>
      }
    >
      <AccountFields form={form} purpose={emailPurpose.register} />
    </FormFrame>
  );
}
