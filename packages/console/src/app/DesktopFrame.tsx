import { AnnouncementTicker } from '#features/notifications/desktop/AnnouncementTicker.tsx';
import { NotificationBell } from '#features/notifications/desktop/NotificationBell.tsx';
import { DesktopLayout } from '#features/shell/desktop/DesktopLayout.tsx';
import { ErrorBoundary } from '#parts/ErrorBoundary.tsx';
import type { FrameProps } from './Frame.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const nothing = () => null;

/** The desktop layout with what other areas put into it. */
export function DesktopFrame({ children }: FrameProps) {
  return (
    <DesktopLayout
      skeleton={<ScreenSkeleton />}
      announcements={
        <ErrorBoundary fallback={nothing}>
          <AnnouncementTicker />
        </ErrorBoundary>
      }
      bell={
        <ErrorBoundary fallback={nothing}>
          <NotificationBell />
        </ErrorBoundary>
      }
    >
      {children}
      <Shortcuts />
    </DesktopLayout>
  );
}
