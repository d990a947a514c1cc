import type { login, register } from '@settlement/api-mocks/contract/auth';
import type { BodyInput } from '@settlement/api-mocks/contract/endpoint';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { ApiError, isApiError } from '../../api/errors.ts';
import { apiClientAtom } from '../../data/apiClient.ts';
import { deviceAtom } from '../../data/device.ts';
import { searchAtom } from '../../data/location.ts';
import { pageLoaderAtom } from '../../data/pageLoader.ts';
import { storageAtom } from '../../i18n/atoms.ts';
import { redirectTarget } from '../../lib/deviceRedirect.ts';
import { newRequestId } from '../../lib/newRequestId.ts';

/** Told of every failed call of the sign-in; `app/` sets it. */
export const signInErrorAtom = atom<{ report: (error: unknown) => void }>({ report: () => undefined });

export type Step =
  /** Nothing yet, or back after the held token ended. */
  | { readonly name: 'start'; readonly hasEnded?: boolean }
  /** The token is held in memory, and good for the second step alone (specification §4). */
  | { readonly name: 'code'; readonly token: string };

/** The contract of the calls: loaded when a sign-in method is hovered or focused. */
const fetchCalls = () => import('./signInCalls.ts');
const loadCalls = () =>
  fetchCalls().catch((cause: unknown) => {
    throw new ApiError('network', { cause });
  });

/** A head start for the first call; what fails here is asked again by the call. */
export const preloadCalls = (): void => void fetchCalls().catch(() => undefined);

/** The sign-in of specification §4, in up to two steps. */
export function useSignIn() {
  const client = useAtomValue(apiClientAtom);
  const { report } = useAtomValue(signInErrorAtom);
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
        if (failure.kind === 'unauthorised') setStep({ name: 'start', hasEnded: true });
      }
    },
    [report],
  );

  const signIn = useCallback(
    (body: BodyInput<typeof login>) =>
      attempt(async () => {
        const { token, verification } = await (await loadCalls()).sendLogin(client, body);
        if (!verification) return finish(token);
        setStep({ name: 'code', token });
        setPending(false);
      }),
    [attempt, client, finish],
  );

  const signUp = useCallback(
    (body: BodyInput<typeof register>) =>
      attempt(async () => {
        finish((await (await loadCalls()).sendRegister(client, body)).token);
      }),
    [attempt, client, finish],
  );

  const verify = useCallback(
    (code: string, token: string) =>
      attempt(async () => {
        // Specification §7 sends no token header here, so the held token travels in the body.
        const body = { google_code: code, token };
        finish((await (await loadCalls()).sendVerifyLogin(client, body)).token);
      }),
    [attempt, client, finish],
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
    signUp,
    verify,
    restart,
    /** The words of a failure go when what caused it is changed. */
    clearError: useCallback(() => setError(undefined), []),
  };
}

/** The token is stored and the console is loaded, at the place the person wanted (specification §4). */
const finishAtom = atom(null, (get, _set, token: string) => {
  const storage = get(storageAtom);
  // An expired login keeps its session, and with it the drafts of the same merchant.
  if (storage.get('session') === null) storage.set('session', newRequestId());
  storage.remove('activeAt');
  storage.set('token', token);
  get(pageLoaderAtom).replace(redirectTarget(get(searchAtom), get(deviceAtom)));
});
