import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, lazy } from 'react';
import { deviceAtom } from '#data/device.ts';
import type { MessageId } from '#i18n/ids.ts';
import { fetchCode } from '#lib/chunkError.ts';
import type { Device } from '#lib/device.ts';
import { Tour, UnknownOutcomes } from './deferredParts.tsx';
import { IdleLock } from './IdleLock.tsx';
import { Search } from './Search.tsx';

const loadDesktop = () => import('./DesktopFrame.tsx');
const loadMobile = () => import('./MobileFrame.tsx');
const DesktopFrame = lazy(async () => ({ default: (await fetchCode(loadDesktop)).DesktopFrame }));
const MobileFrame = lazy(async () => ({ default: (await fetchCode(loadMobile)).MobileFrame }));
const loadPublic = () => import('#features/shell/PublicLayout.tsx');
const PublicLayout = lazy(async () => ({ default: (await fetchCode(loadPublic)).PublicLayout }));

/** A head start beside the screen's; a failure shows when the frame is drawn. */
export function preloadFrame(device: Device, isSignedIn: boolean): void {
  const load = !isSignedIn ? loadPublic : device === 'mobile' ? loadMobile : loadDesktop;
  load().catch(() => undefined);
}

export interface FrameProps {
  /** Names the screen. */
  readonly title: MessageId;
  /** The screen leaves its h1 to the frame. */
  readonly isNamedByFrame: boolean;
  readonly children: ReactNode;
}

interface Props extends FrameProps {
  readonly isSignedIn: boolean;
}

/** What is around a screen: neither device fetches the other's, nor that of who is signed out. */
export function Frame({ isSignedIn, ...props }: Props) {
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
      <Suspense>
        <Layout {...props}>
          <UnknownOutcomes />
          {props.children}
        </Layout>
      </Suspense>
      <Search />
      <IdleLock />
      <Tour />
    </>
  );
}
