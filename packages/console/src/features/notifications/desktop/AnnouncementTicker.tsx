import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Link } from '@settlement/design-system/Link';
import { Ticker } from '@settlement/design-system/Ticker';
import { useAtomValue, useSetAtom } from 'jotai';
import { announcementsAtom, isCardOpenAtom, readNotificationAtom } from '#data/notifications.ts';
import { internalHref } from '#lib/internalHref.ts';
import { useText } from '#i18n/useText.ts';

/** Unread announcements, one at a time for 3 seconds each (specification §2 and §9). */
export function AnnouncementTicker() {
  const text = useText();
  const items = useAtomValue(announcementsAtom);
  const read = useSetAtom(readNotificationAtom);
  const openCard = useSetAtom(isCardOpenAtom);
  if (items.length === 0) return null;
  /** What it is about, or the card that tells it in full. */
  const targetOf = (item: Notification) => {
    const href = item.link === undefined ? undefined : internalHref(item.link, 'desktop');
    if (href !== undefined) return { href, onPress: () => read(item) };
    return { onPress: () => openCard(true) };
  };
  return (
    <Ticker
      items={items.map((item) => ({
        id: item.id,
        node: (
          <Link tone="inherit" {...targetOf(item)}>
            <strong>{item.title}</strong> {item.content}
          </Link>
        ),
      }))}
      pause={3000}
      labels={{
        region: text('notifications.announcements'),
        pause: text('notifications.ticker.pause'),
        play: text('notifications.ticker.play'),
        next: text('notifications.ticker.next'),
      }}
    />
  );
}
