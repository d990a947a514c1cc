import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, useEffect } from 'react';
import { noteActivityAtom } from '#data/idle.ts';
import { claimBrowserAtom } from '#data/session.ts';
import { userAtom } from '#data/user.ts';
import { useIdleLock } from '#features/shell/idle/useIdleLock.ts';
import type { Area } from '#i18n/areas.ts';
import { DeferredRegion } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['dialogs'];
const IdleWarning = lazy(async () => ({
  default: (await import('#features/shell/idle/IdleWarning.tsx')).IdleWarning,
}));

/** What a session needs on every screen: one merchant for each browser, and the idle lock. */
export function DeferredIdleLock() {
  const mchid = useAtomValue(userAtom)?.mchid;
  const claim = useSetAtom(claimBrowserAtom);
  useEffect(() => {
    if (mchid !== undefined) claim(mchid);
  }, [claim, mchid]);
  const note = useSetAtom(noteActivityAtom);
  const secondsLeft = useIdleLock();
  return secondsLeft === undefined ? null : (
    <DeferredRegion areas={areas}>
      <IdleWarning secondsLeft={secondsLeft} onStay={note} />
    </DeferredRegion>
  );
}
