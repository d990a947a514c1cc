import { notificationStatus } from '#contract/enumerations.ts';
import { READ_ALL, type Notification } from '#contract/notifications.ts';
import { logoOfAsset, assetAt, gasAsset } from '#core/catalogue/tokens.ts';
import type { Handlers } from '#core/http/implement.ts';
import { type Language, notificationText } from '#core/text/formatText.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits } from '#core/books/money.ts';
import { equals, pageOf, testsNothing, testsOf } from '#core/books/paging.ts';
import type { NotificationRow } from '#core/books/rows/settings.ts';
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
            logo: logoOfAsset(gathered),
          },
        }
      : {}),
    ...(row.link === undefined ? {} : { link: row.link }),
  };
}

export const notificationHandlers = {
  'notifications.list': ({ merchant, query, page, language }) => {
    const tests = testsOf<NotificationRow, typeof query>(query, {
      all: testsNothing,
      read: (status) => (row) => status === 0 || row.status === status,
      types: equals((row) => row.type),
    });
    const show = (row: NotificationRow) => projectNotification(merchant, row, language);
    return { ...pageOf(merchant.rows.notifications, page, tests, show), unread: unreadCount(merchant) };
  },

  'notifications.read': ({ merchant, body }) => {
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
  },
} satisfies Partial<Handlers>;
