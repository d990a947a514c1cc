import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { noteActivityAtom } from '#data/idle.ts';
import { claimBrowserAtom } from '#data/session.ts';
import { userAtom } from '#data/user.ts';
import { useIdleLock } from '#features/shell/idle/useIdleLock.ts';
import { deferredDialog } from '#parts/deferred.tsx';

const IdleWarning = deferredDialog(
  async () => (await import('#features/shell/idle/IdleWarning.tsx')).IdleWarning,
  { areas: ['dialogs'] },
);

/** What a session needs on every screen: one merchant for each browser, and the idle lock. */
export function IdleLock() {
  const mchid = useAtomValue(userAtom)?.mchid;
  const claim = useSetAtom(claimBrowserAtom);
  useEffect(() => {
    if (mchid !== undefined) claim(mchid);
  }, [claim, mchid]);
  const note = useSetAtom(noteActivityAtom);
  const secondsLeft = useIdleLock();
  return secondsLeft !== undefined && <IdleWarning secondsLeft={secondsLeft} onStay={note} />;
}
