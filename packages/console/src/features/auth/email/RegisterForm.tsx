import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { languageAtom } from '../../../i18n/atoms.ts';
import { useText } from '../../../i18n/useText.ts';
import type { MethodProps } from './EmailMethods.tsx';
import { FormFrame } from './FormFrame.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useNewPasswordForm } from './useNewPasswordForm.ts';

/** Registers a merchant and signs them in. */
export function RegisterForm({ signing, onMethod }: MethodProps) {
  const text = useText();
  const lang = useAtomValue(languageAtom);
  const { isPending, error, signUp, clearError } = signing;
  const state = useNewPasswordForm(error, clearError);
  return (
    <FormFrame
      title={text('auth.register.title')}
      lead={text('auth.register.text')}
      submit={text('auth.register.submit')}
      isPending={isPending}
      error={state.formError}
      refusal={error}
      onSubmit={() => {
        const body = state.take();
        if (body) void signUp({ ...body, lang });
      }}
      methods={
        <Button variant="ghost" fullWidth onPress={() => onMethod('password')}>
          {text('auth.method.haveAccount')}
        </Button>
      }
    >
      <NewPasswordForm state={state} purpose={emailPurpose.register} />
    </FormFrame>
  );
}
