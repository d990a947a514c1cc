import { MobileNotificationBell } from '#features/notifications/mobile/MobileNotificationBell.tsx';
import { MobileLayout } from '#features/shell/mobile/MobileLayout.tsx';
import { ErrorBoundary } from '#parts/loading/ErrorBoundary.tsx';
import type { FrameProps } from './DesktopFrame.tsx';
import '#features/shell/print.css';

export function MobileFrame({ title, isNamedByFrame, children }: FrameProps) {
  return (
    <MobileLayout
      title={title}
      hasHeading={isNamedByFrame}
      bell={
        <ErrorBoundary fallback={() => null}>
          <MobileNotificationBell />
        </ErrorBoundary>
      }
    >
      {children}
    </MobileLayout>
  );
}
