import { useState } from 'react';
import { useAreas } from '../../../i18n/useAreas.ts';
import type { useSignIn } from '../useSignIn.ts';
import type { EmailWay, Way } from '../signInMethods.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RetrieveForm } from './RetrieveForm.tsx';

export interface WayProps {
  readonly signing: ReturnType<typeof useSignIn>;
  readonly onWay: (way: Way) => void;
}

/** The ways in for those who cannot reach Google: sign in, register, set a forgotten password. */
export function EmailWays({ way, ...props }: WayProps & { readonly way: EmailWay }) {
  useAreas(['signInByEmail']);
  const [isRetrieved, setRetrieved] = useState(false);
  if (way === 'register') return <RegisterForm {...props} />;
  if (way === 'retrieve' && !isRetrieved)
    return <RetrieveForm {...props} onDone={() => setRetrieved(true)} />;
  return <PasswordForm {...props} hasNewPassword={isRetrieved} />;
}
