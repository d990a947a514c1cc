import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadConfig } from '#api/loadConfig.ts';

/** Whether this installation lets people in by e-mail and password. Stories and tests say so themselves. */
export const passwordFlagAtom = atom<{ load: () => Promise<boolean> }>({
  load: async () => (await loadConfig()).features.passwordSignIn === true,
});

/** False until the configuration says otherwise. */
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
