import { Suspense, lazy } from 'react';
import { MobileLayout } from '../features/shell/mobile/MobileLayout.tsx';
import type { FrameProps } from './Frame.tsx';

const Bell = lazy(async () => ({
  default: (await import('../features/notifications/mobile/MobileNotificationBell.tsx'))
    .MobileNotificationBell,
}));

/** The phone layout with what other areas put into it. */
export function MobileFrame({ title, children }: FrameProps) {
  return (
    <MobileLayout
      title={title}
      bell={
        <Suspense>
          <Bell />
        </Suspense>
      }
    >
      {children}
    </MobileLayout>
  );
}
