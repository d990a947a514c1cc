import { useOffers } from '#data/calls/extensions.ts';
import { useState } from 'react';
import type { EmailMethod } from '../signInMethods.ts';
import type { MethodProps } from '../useSignIn.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RetrieveForm } from './RetrieveForm.tsx';

export function EmailMethods({ method, ...props }: MethodProps & { readonly method: EmailMethod }) {
  const offers = useOffers();
  const [isRetrieved, setRetrieved] = useState(false);
  if (method === 'register') return <RegisterForm {...props} />;
  if (method === 'retrieve' && !isRetrieved && offers('account'))
    return <RetrieveForm {...props} onDone={() => setRetrieved(true)} />;
  return <PasswordForm {...props} hasNewPassword={isRetrieved} />;
}
