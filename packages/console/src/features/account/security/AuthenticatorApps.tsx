import { useText } from '#i18n/useText.ts';
import * as css from './security.css.ts';

/** Apps that make the codes of an authenticator; one of them has to be on the phone. */
export function AuthenticatorApps() {
  const text = useText();
  return (
    <ul className={css.list}>
      <li>Google Authenticator</li>
      <li>Microsoft Authenticator</li>
      <li>{text('account.google.anyApp')}</li>
    </ul>
  );
}
