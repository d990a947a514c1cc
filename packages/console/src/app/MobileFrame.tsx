import { MobileNotificationBell } from '#features/notifications/mobile/MobileNotificationBell.tsx';
import { MobileLayout } from '#features/shell/mobile/MobileLayout.tsx';
import type { FrameProps } from './Frame.tsx';
import { DeferredRegion } from './DeferredRegion.tsx';

/** The phone layout with what other areas put into it. */
export function MobileFrame({ title, isNamedByFrame, children }: FrameProps) {
  return (
    <MobileLayout
      title={title}
      hasHeading={isNamedByFrame}
      bell={
        <DeferredRegion>
          <MobileNotificationBell />
        </DeferredRegion>
      }
    >
      {children}
    </MobileLayout>
  );
}
