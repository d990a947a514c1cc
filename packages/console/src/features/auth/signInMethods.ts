import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { choiceParam } from '#lib/address/urlState.ts';
import { urlStateAtom } from '#data/page/urlState.ts';
import { loadConfig } from '#api/loadConfig.ts';

const methods = ['google', 'password', 'register', 'retrieve'] as const;
export type SignInMethod = (typeof methods)[number];
export type EmailMethod = Exclude<SignInMethod, 'google'>;

const stateAtom = urlStateAtom({ way: choiceParam(methods, 'google') });

/** The sign-in method in the URL. The parameter is named `way`, because existing links contain this name. */
export const signInMethodAtom = atom(
  (get) => get(stateAtom).way,
  (_get, set, method: SignInMethod) => set(stateAtom, { way: method }),
);

export const passwordFlagAtom = atom<{ load: () => Promise<boolean> }>({
  load: async () => (await loadConfig()).features.passwordSignIn === true,
});

export function useHasPasswordSignIn(): boolean {
  const { load } = useAtomValue(passwordFlagAtom);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    let isGone = false;
    load().then(
      (flag) => !isGone && setOn(flag),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return isOn;
}
