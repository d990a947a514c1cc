import { Suspense, lazy } from 'react';
import { DesktopLayout } from '../features/shell/desktop/DesktopLayout.tsx';
import type { FrameProps } from './Frame.tsx';

const Bell = lazy(async () => ({
  default: (await import('../features/notifications/desktop/NotificationBell.tsx')).NotificationBell,
}));
const Announcements = lazy(async () => ({
  default: (await import('../features/notifications/desktop/AnnouncementTicker.tsx')).AnnouncementTicker,
}));

/** The desktop layout with what other areas put into it. */
export function DesktopFrame({ children }: FrameProps) {
  return (
    <DesktopLayout
      announcements={
        <Suspense>
          <Announcements />
        </Suspense>
      }
      bell={
        <Suspense>
          <Bell />
        </Suspense>
      }
    >
      {children}
    </DesktopLayout>
  );
}
