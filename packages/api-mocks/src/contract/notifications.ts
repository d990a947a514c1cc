import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  added,
  count,
  decimal,
  extension,
  flagParam,
  id,
  integer,
  integerParam,
  link,
  paging,
  text,
  unixSeconds,
} from './primitives.ts';

/** The ID that marks all notifications as read (`message_ids: [READ_ALL]`, specification §4). */
export const READ_ALL = -1;

/** The notification of specification §3. Which optional fields are present depends on `types`. */
export const notification = v.object({
  id,
  title: text,
  /** The text of the notification or message. @shared */
  content: text,
  /** The status of the notification. A `notificationStatus` code. */
  status: integer,
  types: integer,
  created_time: unixSeconds,
  ip: v.optional(text),
  device: v.optional(text),
  /** The city and country of the sign-in. */
  address: v.optional(text),
  amount: v.optional(decimal),
  currency: v.optional(v.object({ token: text, chain: text, logo: link })),
  /** The page of the console that the notification links to, such as `/record?detail=8412…`. */
  link: extension(text, undefined),
});
export type Notification = v.InferOutput<typeof notification>;

export const notificationPage = v.object({
  total: count,
  /** The number of unread notifications. */
  unread: count,
  list: v.array(notification),
});
export type NotificationPage = v.InferOutput<typeof notificationPage>;

/** `read`: 1 for read notifications, 2 for unread ones, 0 for both. */
export const listNotifications = endpoint({
  id: 'notifications.list',
  path: '/message',
  summary: 'List notifications, newest first, with the unread count',
  query: v.object({
    ...paging,
    pageSize: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), 10),
    all: v.optional(flagParam),
    /** Selects read notifications (1), unread notifications (2) or both (0). */
    read: v.optional(integerParam, 0),
    /** The kind of notification. A `notificationType` code. */
    types: added('search', v.optional(integerParam)),
  }),
  data: notificationPage,
});

export const readNotifications = endpoint({
  id: 'notifications.read',
  method: 'PUT',
  path: '/message/read',
  summary: 'Mark notifications as read; -1 marks all',
  body: v.object({
    /** The IDs of the notifications. Use -1 for all. */
    message_ids: v.array(v.union([id, v.literal(READ_ALL)])),
  }),
  proposal: ['result'],
  data: extension(v.object({ unread: extension(count, undefined) }), {}),
});
