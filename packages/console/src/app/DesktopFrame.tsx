import { lazy } from 'react';
import { DesktopLayout } from '#features/shell/desktop/DesktopLayout.tsx';
import type { FrameProps } from './Frame.tsx';
import { DeferredShortcuts } from './DeferredShortcuts.tsx';
import { DeferredRegion } from './DeferredRegion.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const Bell = lazy(async () => ({
  default: (await import('#features/notifications/desktop/NotificationBell.tsx')).NotificationBell,
}));
const Announcements = lazy(async () => ({
  default: (await import('#features/notifications/desktop/AnnouncementTicker.tsx')).AnnouncementTicker,
}));

/** The desktop layout with what other areas put into it. */
export function DesktopFrame({ children }: FrameProps) {
  return (
    <DesktopLayout
      skeleton={<ScreenSkeleton />}
      announcements={
        <DeferredRegion>
          <Announcements />
        </DeferredRegion>
      }
      bell={
        <DeferredRegion>
          <Bell />
        </DeferredRegion>
      }
    >
      {children}
      <DeferredShortcuts />
    </DesktopLayout>
  );
}
