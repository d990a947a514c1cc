import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { loadConfig } from './config.ts';

/** Whether this installation lets people in by e-mail and password. Stories and tests say so themselves. */
export const passwordFlagAtom = atom<{ load: (signal: AbortSignal) => Promise<boolean> }>({
  load: async (signal) => (await loadConfig(signal)).hasPasswordSignIn === true,
});

/** False until the configuration says otherwise. */
export function useHasPasswordSignIn(): boolean {
  const { load } = useAtomValue(passwordFlagAtom);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (flag) => setOn(flag && !controller.signal.aborted),
      () => undefined,
    );
    return () => controller.abort();
  }, [load]);
  return isOn;
}
