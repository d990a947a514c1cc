import type { Notification } from '@settlement/api-mocks/contract/notifications';
import { Link } from '@settlement/design-system/Link';
import { Ticker } from '@settlement/design-system/Ticker';
import { useAtomValue, useSetAtom } from 'jotai';
import { internalHrefAtom } from '#data/page/internalHref.ts';
import { announcementsAtom, isCardOpenAtom, readNotificationAtom } from '#data/notifications.ts';

/** Shows each announcement for 3 seconds (specification §2 and §9). */
export function AnnouncementTicker() {
  const items = useAtomValue(announcementsAtom);
  const read = useSetAtom(readNotificationAtom);
  const hrefOf = useAtomValue(internalHrefAtom);
  const openCard = useSetAtom(isCardOpenAtom);
  if (items.length === 0) return null;
  const targetOf = (item: Notification) => {
    const href = hrefOf(item.link);
    if (href !== undefined) return { href, onPress: () => read(item) };
    return { onPress: () => openCard(true) };
  };
  return (
    <Ticker
      items={items.map((item) => ({
        id: item.id,
        label: (
          <Link tone="inherit" {...targetOf(item)}>
            <strong>{item.title}</strong> {item.content}
          </Link>
        ),
      }))}
    />
  );
}
