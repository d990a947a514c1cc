import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, lazy, useEffect } from 'react';
import { deviceAtom } from '#data/session/device.ts';
import { fetchCode } from '#lib/browser/chunkError.ts';
import { DesktopFrame, type FrameProps } from './DesktopFrame.tsx';
import { Search, SetupDialogs, Tour, UnknownOutcomes } from './deferredParts.tsx';
import { MobileFrame } from './MobileFrame.tsx';
import { noteActivityAtom } from '#data/session/idle.ts';
import { claimBrowserAtom } from '#data/session/session.ts';
import { userAtom } from '#data/user.ts';
import { useIdleLock } from '#features/shell/idle/useIdleLock.ts';
import { deferredDialog } from '#parts/loading/deferred.tsx';

const IdleWarning = deferredDialog(
  async () => (await import('#features/shell/idle/IdleWarning.tsx')).IdleWarning,
);

/**
 * Ends the session after inactivity. Removes other merchants' data, because a browser has only one merchant
 * (specification §2).
 */
function IdleLock() {
  const mchid = useAtomValue(userAtom)?.mchid;
  const claim = useSetAtom(claimBrowserAtom);
  useEffect(() => {
    if (mchid !== undefined) claim(mchid);
  }, [claim, mchid]);
  const note = useSetAtom(noteActivityAtom);
  const secondsLeft = useIdleLock();
  return secondsLeft !== undefined && <IdleWarning secondsLeft={secondsLeft} onStay={note} />;
}

const loadPublic = () => import('#features/shell/PublicLayout.tsx');
const PublicLayout = lazy(async () => ({ default: (await fetchCode(loadPublic)).PublicLayout }));

export function preloadPublicFrame(): void {
  loadPublic().catch(() => undefined);
}

export function Frame({ isSignedIn, ...props }: FrameProps & { readonly isSignedIn: boolean }) {
  const device = useAtomValue(deviceAtom);
  if (!isSignedIn)
    return (
      <Suspense>
        <PublicLayout>{props.children}</PublicLayout>
      </Suspense>
    );
  const Layout = device === 'mobile' ? MobileFrame : DesktopFrame;
  return (
    <>
      <Layout {...props}>
        <UnknownOutcomes />
        {props.children}
      </Layout>
      <Search />
      <IdleLock />
      <Tour />
      <Suspense>
        <SetupDialogs />
      </Suspense>
    </>
  );
}
