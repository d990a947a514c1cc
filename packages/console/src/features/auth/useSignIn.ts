import type { login } from '@settlement/api-mocks/contract/auth';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { type ApiError, isApiError } from '#api/errors.ts';
import { apiClientAtom } from '#data/apiClient.ts';
import { deviceAtom } from '#data/device.ts';
import { searchAtom } from '#data/location.ts';
import { pageLoaderAtom } from '#data/pageLoader.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { redirectTarget } from '#lib/deviceRedirect.ts';
import { newRequestId } from '#lib/newRequestId.ts';
import { sendLogin, sendVerifyLogin } from './signInCalls.ts';

export type Step =
  /** Nothing yet, or back after the held token ended. */
  | { readonly name: 'start'; readonly hasEnded?: boolean }
  /** The token is held in memory, and good for the second step alone (specification §4). */
  | { readonly name: 'code'; readonly token: string };

/** The sign-in of specification §4, in up to two steps. */
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
        // A second credential while one is on its way is not an error to anybody.
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
    async (code: string, token: string): Promise<void> => {
      try {
        // Specification §7 sends no token header here, so the held token travels in the body.
        const body = { google_code: code, token };
        return await finish((await sendVerifyLogin(client, body)).token);
      } catch (failure) {
        if (isApiError(failure) && failure.kind === 'unauthorised') {
          setError(failure);
          setStep({ name: 'start', hasEnded: true });
        }
        throw failure;
      }
    },
    [client, finish],
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
    /** For forms, which show their own errors: reject with the `ApiError` of the call. */
    sendSignIn,
    sendCode,
    restart,
    /** Ends the sign-in with the token of a new account. */
    finish,
    /** The words of a failure go when what caused it is changed. */
    clearError: useCallback(() => setError(undefined), []),
  };
}

/**
 * The token is stored and the console is loaded, at the place the person wanted (specification §4). Never settles:
 * what was pressed stays pending until the page is gone.
 */
const finishAtom = atom(null, (get, _set, token: string): Promise<never> => {
  const storage = get(storageAtom);
  // An expired login keeps its session, and with it the drafts of the same merchant.
  if (storage.get('session') === null) storage.set('session', newRequestId());
  storage.remove('activeAt');
  storage.set('token', token);
  get(pageLoaderAtom).replace(redirectTarget(get(searchAtom), get(deviceAtom)));
  return new Promise(() => undefined);
});
