import { onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { Switch } from '@settlement/design-system/Switch';
import { useText } from '#i18n/useText.ts';
import { loginSwitchOf } from './loginSwitchOf.ts';
import { useSecuritySwitch } from './useSecuritySwitch.ts';

/** Turns the second step at sign-in on and off, where an authenticator is bound. */
export function LoginSwitch({ user }: { readonly user: UserInfo }) {
  const text = useText();
  const { isPending, change } = useSecuritySwitch();
  const login = loginSwitchOf(user);
  return (
    login && (
      <Switch
        isLabelHidden
        isTall
        isSelected={login.open === onOffCode.on && user.bind_google_auth}
        isReadOnly={isPending}
        isDisabled={!user.bind_google_auth}
        // Why a turn was refused is said aloud.
        onChange={(isOn) => void change(login, isOn)}
      >
        {text('account.security.login')}
      </Switch>
    )
  );
}
