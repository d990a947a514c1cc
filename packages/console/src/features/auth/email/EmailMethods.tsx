import { useState } from 'react';
import type { useSignIn } from '../useSignIn.ts';
import type { EmailMethod, SignInMethod } from '../signInMethods.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RetrieveForm } from './RetrieveForm.tsx';

export interface MethodProps {
  readonly signing: ReturnType<typeof useSignIn>;
  readonly onMethod: (method: SignInMethod) => void;
}

/** The ways in for those who cannot reach Google: sign in, register, set a forgotten password. */
export function EmailMethods({ method, ...props }: MethodProps & { readonly method: EmailMethod }) {
  const [isRetrieved, setRetrieved] = useState(false);
  if (method === 'register') return <RegisterForm {...props} />;
  if (method === 'retrieve' && !isRetrieved)
    return <RetrieveForm {...props} onDone={() => setRetrieved(true)} />;
  return <PasswordForm {...props} hasNewPassword={isRetrieved} />;
}
