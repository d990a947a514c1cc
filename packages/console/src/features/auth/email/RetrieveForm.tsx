import { retrievePassword } from '@settlement/api-mocks/contract/recovery';
import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { sixDigits } from '@settlement/api-mocks/contract/hashes';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { object, optional } from 'valibot';
import { isApiError } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/apiClient.ts';
import { useText } from '#i18n/useText.ts';
import { useForm } from '#kit/form/useForm.ts';
import { matchRule } from '#parts/newPassword.ts';
import { AccountFields } from './AccountFields.tsx';
import type { MethodProps } from './EmailMethods.tsx';
import { FormFrame } from './FormFrame.tsx';
import { GoogleCodeField } from './GoogleCodeField.tsx';
import { type Account, accountSchema, emptyAccount, hashedAccount } from './account.ts';
import { emailMessage } from './emailMessage.ts';
import { useFirstEmail } from './typedEmail.ts';

/** A field that appears where the server asks for it. */
interface Retrieval extends Account {
  readonly google_code?: string;
}
const schema = object({ ...accountSchema.entries, google_code: optional(sixDigits) });

/**
 * Sets a forgotten password with a code that is sent to the address of the account, and with one of the
 * authenticator where the server asks for it.
 */
export function RetrieveForm({ onMethod, onDone }: MethodProps & { readonly onDone: () => void }) {
  const text = useText();
  const client = useAtomValue(apiClientAtom);
  const [asksGoogle, setAsksGoogle] = useState(false);
  const initial: Retrieval = { ...emptyAccount, email: useFirstEmail() };
  const form = useForm({
    initial: asksGoogle ? { ...initial, google_code: '' } : initial,
    schema,
    rules: matchRule(text),
    messageOf: (error) => emailMessage(text, error),
    submit: async (account) => {
      const body = hashedAccount(account);
      try {
        unwrap(await client.request(retrievePassword, { body }, { isExclusive: true }), retrievePassword.id);
      } catch (error) {
        if (asksGoogle || !isApiError(error, 'verification')) throw error;
        setAsksGoogle(true);
        return false;
      }
      onDone();
      return true;
    },
  });
  return (
    <FormFrame
      form={form}
      title={text('auth.retrieve.title')}
      lead={text('auth.retrieve.text')}
      submitLabel={text('auth.retrieve.submit')}
      methods={
        <Button variant="ghost" fullWidth onPress={() => onMethod('password')}>
          {text('auth.method.back')}
        </Button>
      }
    >
      <AccountFields form={form} purpose={emailPurpose.retrievePassword} />
      {asksGoogle && <GoogleCodeField {...form.code('google_code')} />}
    </FormFrame>
  );
}
