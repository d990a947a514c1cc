import { Badge } from '@settlement/design-system/Badge';
import { IconButton } from '@settlement/design-system/IconButton';
import { Sheet } from '@settlement/design-system/Sheet';
import { BellIcon } from '@settlement/design-system/icons';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { unreadCountAtom } from '../../../data/notifications.ts';
import { useReadFlush } from '../../../data/useReadFlush.ts';
import { useText } from '../../../i18n/useText.ts';
import { LazyPart } from '../../../parts/LazyPart.tsx';
import { notificationCard } from '../parts/notificationCard.ts';
import * as css from '../parts/notifications.css.ts';
import { useExpenseDialogs } from '../parts/useExpenseDialogs.tsx';

/** The bell of phones; the card comes up from below. */
export function MobileNotificationBell() {
  const text = useText();
  useReadFlush();
  const count = useAtomValue(unreadCountAtom);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { open, dialogs } = useExpenseDialogs(() => bell.current?.focus());
  return (
    <>
      <IconButton
        ref={bell}
        size="large"
        label={text('notifications.bell', { count })}
        icon={<BellIcon aria-hidden="true" />}
        badge={count > 0 && <Badge count={count} />}
        aria-haspopup="dialog"
        onFocus={notificationCard.preload}
        onPress={() => setOpen(true)}
      />
      <Sheet
        title={text('notifications.title')}
        closeLabel={text('common.close')}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <LazyPart
          part={notificationCard}
          loading={<div className={css.pending} />}
          props={{
            isTitleHidden: true,
            onExpense: (item) => {
              setOpen(false);
              open(item);
            },
          }}
        />
      </Sheet>
      {dialogs}
    </>
  );
}
