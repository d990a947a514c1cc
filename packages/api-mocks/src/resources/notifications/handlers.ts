import { notificationStatus } from '#contract/enumerations.ts';
import {
  listNotifications,
  READ_ALL,
  readNotifications,
  type Notification,
} from '#contract/notifications.ts';
import { assetAt, gasAsset } from '#core/catalogue/tokens.ts';
import { logoFor } from '#core/catalogue/logo.ts';
import { implement } from '#core/implement.ts';
import type { Language } from '#core/language.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import { notificationText } from '#core/notificationText.ts';
import type { NotificationRow } from '#core/rows/notification.ts';
import { unreadCount } from './notify.ts';

const FIRST_ID = 70_001;
export const notificationIdOf = (index: number): string => String(FIRST_ID + index);

function projectNotification(merchant: Merchant, row: NotificationRow, language: Language): Notification {
  const expense = row.expense === undefined ? undefined : merchant.rows.expenses.get(row.expense);
  const gathered = expense && assetAt(expense.asset);
  return {
    id: notificationIdOf(row.index),
    ...notificationText(row, language),
    status: row.status,
    types: row.type,
    created_time: row.createdAt,
    ...row.login,
    ...(expense && gathered
      ? {
          amount: formatUnits(expense.amount, gasAsset.decimals),
          currency: {
            token: gathered.token.token,
            chain: gathered.chain.chain,
            logo: logoFor(gathered.token.token, gathered.token.colour),
          },
        }
      : {}),
    ...(row.link === undefined ? {} : { link: row.link }),
  };
}

export const notificationHandlers = {
  'notifications.list': implement(listNotifications, ({ merchant, query, language }) => {
    const from = (query.current - 1) * query.pageSize;
    const list: Notification[] = [];
    let total = 0;
    merchant.rows.notifications.fromNewest((row) => {
      if (query.read !== 0 && row.status !== query.read) return;
      if (query.types !== undefined && row.type !== query.types) return;
      if (total >= from && list.length < query.pageSize)
        list.push(projectNotification(merchant, row, language));
      total += 1;
    });
    return { total, unread: unreadCount(merchant), list };
  }),

  'notifications.read': implement(readNotifications, ({ merchant, body }) => {
    const { notifications } = merchant.rows;
    const isAll = body.message_ids.includes(READ_ALL);
    const ids = new Set(body.message_ids.map(String));
    for (let index = 0; index < notifications.length; index += 1) {
      const row = notifications.get(index);
      if (row?.status !== notificationStatus.unread) continue;
      if (isAll || ids.has(notificationIdOf(index))) {
        notifications.replace(index, { ...row, status: notificationStatus.read });
      }
    }
    return { unread: unreadCount(merchant) };
  }),
};
