import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadConfig } from '#api/loadConfig.ts';

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
