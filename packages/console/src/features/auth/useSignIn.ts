import type { SignInMethod } from './signInMethods.ts';
import { login } from '@settlement/api-mocks/contract/auth';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { type ApiError, isApiError } from '#api/errors.ts';
import { apiClientAtom } from '#data/calls/apiClient.ts';
import { deviceAtom } from '#data/session/device.ts';
import { searchAtom } from '#data/page/location.ts';
import { pageLoaderAtom } from '#data/calls/pageLoader.ts';
import { storageAtom } from '#i18n/atoms.ts';
import { errorToastsAtom } from '#kit/form/errorToasts.ts';
import { redirectTarget } from '#lib/browser/deviceRedirect.ts';
import { newRequestId } from '#lib/money/newRequestId.ts';
import type { ApiClient } from '#api/client.ts';
import { unwrap } from '#api/unwrap.ts';

const once = { isExclusive: true };

async function sendLogin(client: ApiClient, body: BodyInput<typeof login>) {
  return unwrap(await client.request(login, { body }, once), login.id);
}

export type Step =
  /** `hasEnded` is true if the first step is shown again because its token expired. */
  | { readonly name: 'start'; readonly hasEnded?: boolean }
  /** The token is kept in memory and is only valid for the second step (specification §4). */
  | { readonly name: 'code'; readonly token: string };

/** Signs in with one or two steps (specification §4). */
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
        // A second credential during a sign-in isn't an error.
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

/**
 * Stores the token and loads the requested page (specification §4). The promise never settles, so the button stays
 * pending until the new page loads.
 */
const finishAtom = atom(null, (get, _set, token: string): Promise<never> => {
  const storage = get(storageAtom);
  // An expired session keeps its ID, and the drafts of the same merchant stay available.
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
