import { lazy } from 'react';
import { DesktopLayout } from '../features/shell/desktop/DesktopLayout.tsx';
import type { Area } from '../i18n/areas.ts';
import type { FrameProps } from './Frame.tsx';
import { KeysSlot } from './DeferredShortcuts.tsx';
import { Slot } from './DeferredRegion.tsx';

const areas: readonly Area[] = ['notifications'];
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
        <Slot areas={areas}>
          <Announcements />
        </Slot>
      }
      bell={
        <Slot areas={areas}>
          <Bell />
        </Slot>
      }
    >
      {children}
      <KeysSlot />
    </DesktopLayout>
  );
}
