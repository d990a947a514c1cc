import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { matchRule } from '#parts/newPassword.ts';
import { AccountFields } from './AccountFields.tsx';
import type { MethodProps } from './EmailMethods.tsx';
import { FormFrame } from './FormFrame.tsx';
import { accountSchema, emptyAccount, hashedAccount } from './account.ts';
import { emailMessage } from './emailMessage.ts';

/** Registers a merchant and signs them in. */
export function RegisterForm({ signing, onMethod }: MethodProps) {
  const text = useText();
  const lang = useAtomValue(languageAtom);
  const form = useForm({
    initial: emptyAccount,
    schema: accountSchema,
    rules: matchRule(text),
    messageOf: (error) => emailMessage(text, error),
    submit: (account) => signing.sendSignUp({ ...hashedAccount(account), lang }),
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
