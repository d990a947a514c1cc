import { Ticker } from '@settlement/design-system/Ticker';
import { useAtomValue } from 'jotai';
import { announcementsAtom } from '../../../data/notifications.ts';
import { useText } from '../../../i18n/useText.ts';

/** Unread announcements, one at a time for 3 seconds each (specification §2 and §9). */
export function AnnouncementTicker() {
  const text = useText();
  const items = useAtomValue(announcementsAtom);
  if (items.length === 0) return null;
  return (
    <Ticker
      items={items.map(({ id, title, content }) => ({
        id,
        node: (
          <>
            <strong>{title}</strong> {content}
          </>
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
