import { lazy } from 'react';
import { MobileLayout } from '#features/shell/mobile/MobileLayout.tsx';
import type { FrameProps } from './Frame.tsx';
import { DeferredRegion } from './DeferredRegion.tsx';

const Bell = lazy(async () => ({
  default: (await import('#features/notifications/mobile/MobileNotificationBell.tsx')).MobileNotificationBell,
}));

/** The phone layout with what other areas put into it. */
export function MobileFrame({ title, isNamedByFrame, children }: FrameProps) {
  return (
    <MobileLayout
      title={title}
      hasHeading={isNamedByFrame}
      bell={
        <DeferredRegion>
          <Bell />
        </DeferredRegion>
      }
    >
      {children}
    </MobileLayout>
  );
}
