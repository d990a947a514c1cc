import type { ReactNode } from 'react';
import type { MessageId } from '#i18n/ids.ts';
import { AnnouncementTicker } from '#features/notifications/desktop/AnnouncementTicker.tsx';
import { NotificationBell } from '#features/notifications/desktop/NotificationBell.tsx';
import { DesktopLayout } from '#features/shell/desktop/DesktopLayout.tsx';
import { ErrorBoundary } from '#parts/loading/ErrorBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { useOffers } from '#data/calls/extensions.ts';
import { useNavigate } from '#data/page/location.ts';
import { searchOpenAtom } from '#data/page/openDialogs.ts';
import { hasSingleKeysAtom, keysOpenAtom } from '#data/page/shortcuts.ts';
import { addressOf, extensionAt } from '#lib/address/pages.ts';
import { pressControl } from '#lib/browser/pressControl.ts';
import { type Shortcut, createKeyReader, isForPage } from '#lib/browser/shortcuts.ts';
import { deferredDialog } from '#parts/loading/deferred.tsx';
import '#features/shell/print.css';

const ShortcutsDialog = deferredDialog(
  async () => (await import('#features/shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
);

function Shortcuts() {
  const [isOpen, setOpen] = useAtom(keysOpenAtom);
  const hasSingleKeys = useAtomValue(hasSingleKeysAtom);
  const openSearch = useSetAtom(searchOpenAtom);
  const navigate = useNavigate();
  const offers = useOffers();
  // React may run the effect again between the two keys of a shortcut, so the key reader is kept in state.
  const [read] = useState(createKeyReader);

  // `useEffect` would run after the page is painted and miss a key that is pressed immediately.
  useLayoutEffect(() => {
    if (!hasSingleKeys) return undefined;
    const carryOut = (shortcut: Shortcut) => {
      if (shortcut.kind === 'help') setOpen(true);
      else if (shortcut.kind === 'search') openSearch(true);
      else if (shortcut.kind === 'press') pressControl(shortcut.key);
      else if (offers(extensionAt(shortcut.page))) navigate(addressOf(shortcut.page, 'desktop'));
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const shortcut = read(event.key, event.timeStamp);
      if (!shortcut) return;
      event.preventDefault();
      carryOut(shortcut);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [hasSingleKeys, navigate, offers, openSearch, read, setOpen]);

  return <ShortcutsDialog isOpen={isOpen} onOpenChange={setOpen} />;
}

export interface FrameProps {
  readonly title: MessageId;
  readonly isNamedByFrame: boolean;
  readonly children: ReactNode;
}

const nothing = () => null;

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
