import { emailPurpose } from '@settlement/api-mocks/contract/enumerations';
import { Button } from '@settlement/design-system/Button';
import { useAtomValue } from 'jotai';
import { languageAtom } from '../../../i18n/atoms.ts';
import { useText } from '../../../i18n/useText.ts';
import type { WayProps } from './EmailMethods.tsx';
import { FormFrame } from './FormFrame.tsx';
import { NewAccess } from './NewPasswordForm.tsx';
import { useNewAccess } from './useNewPasswordForm.ts';

/** Registers a merchant; whoever is through is signed in. */
export function RegisterForm({ signing, onWay }: WayProps) {
  const text = useText();
  const lang = useAtomValue(languageAtom);
  const { isPending, error, signUp, clearError } = signing;
  const state = useNewAccess(error, clearError);
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
      ways={
        <Button variant="ghost" fullWidth onPress={() => onWay('password')}>
          {text('auth.way.haveAccount')}
        </Button>
      }
    >
      <NewAccess state={state} purpose={emailPurpose.register} />
    </FormFrame>
  );
}
