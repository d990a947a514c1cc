import { lazy } from 'react';
import { DesktopLayout } from '#features/shell/desktop/DesktopLayout.tsx';
import type { Area } from '#i18n/areas.ts';
import type { FrameProps } from './Frame.tsx';
import { DeferredShortcuts } from './DeferredShortcuts.tsx';
import { DeferredRegion } from './DeferredRegion.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const areas: readonly Area[] = ['notifications'];
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
        <DeferredRegion areas={areas}>
          <Announcements />
        </DeferredRegion>
      }
      bell={
        <DeferredRegion areas={areas}>
          <Bell />
        </DeferredRegion>
      }
    >
      {children}
      <DeferredShortcuts />
    </DesktopLayout>
  );
}
