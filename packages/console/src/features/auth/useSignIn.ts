import type { SignInMethod } from './signInMethods.ts';
import { login } from '@settlement/api-mocks/contract/auth';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { type ApiError, isApiError } from '#api/errors.ts';
import { unwrap } from '#api/unwrap.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { deviceAtom } from '#data/session/device.ts';
import { searchAtom } from '#data/page/location.ts';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { redirectTarget } from '#lib/browser/deviceRedirect.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import type { ApiClient } from '#api/client.ts';

const once = { isExclusive: true };

async function sendLogin(client: ApiClient, body: BodyInput<typeof login>) {
  return unwrap(await client.request(login, { body }, once), login.id);
}

export type Step =
  /** `hasEnded` is true if the token of the second step has expired. */
  | { readonly name: 'start'; readonly hasEnded?: boolean }
  /** `token` is kept only in memory. It's valid only for the second step (specification §4). */
  | { readonly name: 'code'; readonly token: string };

/** Returns the state and the actions of the sign-in, which has one or two steps (specification §4). */
export function useSignIn() {
  const client = useAtomValue(apiClientAtom);
  const { report } = useAtomValue(errorToastsAtom);
  const finish = useSetAtom(finishAtom);
  const [step, setStep] = useState<Step>({ name: 'start' });
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();

  const attempt = useCallback(
    async (call: () => Promise<void>) => {
      setPending(true);
      setError(undefined);
      try {
        await call();
      } catch (failure) {
        setPending(false);
        if (!isApiError(failure)) throw failure;
        // After a second press of the button, the first sign-in continues.
        if (failure.kind === 'duplicate') return;
        report(failure);
        setError(failure);
      }
    },
    [report],
  );

  const sendSignIn = useCallback(
    async (body: BodyInput<typeof login>): Promise<void> => {
      const { token, verification } = await sendLogin(client, body);
      if (!verification) return finish(token);
      setStep({ name: 'code', token });
      setPending(false);
    },
    [client, finish],
  );

  const signIn = useCallback(
    (body: BodyInput<typeof login>) => attempt(() => sendSignIn(body)),
    [attempt, sendSignIn],
  );

  const sendCode = useCallback(
    async (call: () => Promise<{ readonly token: string }>): Promise<void> => {
      try {
        return await finish((await call()).token);
      } catch (failure) {
        if (isApiError(failure) && failure.kind === 'unauthorised') {
          setError(failure);
          setStep({ name: 'start', hasEnded: true });
        }
        throw failure;
      }
    },
    [finish],
  );

  const restart = useCallback(() => {
    setStep({ name: 'start' });
    setError(undefined);
  }, []);

  return {
    step,
    isPending,
    error,
    signIn,
    sendSignIn,
    sendCode,
    restart,
    finish,
    clearError: useCallback(() => setError(undefined), []),
  };
}

/** Stores the token and loads the page. Never settles, so that the button stays pending. */
const finishAtom = atom(null, (get, _set, token: string): Promise<never> => {
  const storage = get(storageAtom);
  // A sign-in after an expired session keeps the session ID, so that the merchant's drafts stay available.
  if (storage.get('session') === null) storage.set('session', newRequestId());
  storage.remove('activeAt');
  storage.set('token', token);
  get(pageLoaderAtom).replace(redirectTarget(get(searchAtom), get(deviceAtom)));
  return new Promise(() => undefined);
});

export interface MethodProps {
  readonly signing: ReturnType<typeof useSignIn>;
  readonly onMethod: (method: SignInMethod) => void;
}
