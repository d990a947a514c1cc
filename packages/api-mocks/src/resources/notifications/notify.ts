import { notificationStatus } from '#contract/enumerations.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { NotificationRow } from '#core/books/rows/settings.ts';

export type NewNotification = Pick<NotificationRow, 'type' | 'notice' | 'values'> &
  Partial<Pick<NotificationRow, 'login' | 'expense' | 'link' | 'status' | 'reason'>>;

export function notify(merchant: Merchant, now: number, notice: NewNotification): NotificationRow {
  return merchant.rows.notifications.add((index) => ({
    status: notificationStatus.unread,
    ...notice,
    index,
    createdAt: now,
  }));
}

export function unreadCount(merchant: Merchant): number {
  let count = 0;
  merchant.rows.notifications.fromNewest((row) => {
    if (row.status === notificationStatus.unread) count += 1;
  });
  return count;
}
