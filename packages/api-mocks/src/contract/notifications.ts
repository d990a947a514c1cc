import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

/** The ID that marks all notifications as read (`message_ids: [READ_ALL]`, specification §4). */
export const READ_ALL = -1;

/** The notification of specification §3. Which optional fields are present depends on `types`. */
export const notification = v.object({
  id: p.id,
  title: p.text,
  /** The text of the notification or message. @shared */
  content: p.text,
  /** The status of the notification. A `notificationStatus` code. */
  status: p.integer,
  types: p.integer,
  created_time: p.unixSeconds,
  ip: v.optional(p.text),
  device: v.optional(p.text),
  /** The city and country of the sign-in. */
  address: v.optional(p.text),
  amount: v.optional(p.decimal),
  currency: v.optional(v.object({ token: p.text, chain: p.text, logo: p.link })),
  /** The page of the console that the notification links to, such as `/record?detail=8412…`. */
  link: p.extension(p.text, undefined),
});
export type Notification = v.InferOutput<typeof notification>;

export const notificationPage = v.object({
  total: p.count,
  /** The number of unread notifications. */
  unread: p.count,
  list: v.array(notification),
});
export type NotificationPage = v.InferOutput<typeof notificationPage>;

/** `read`: 1 for read notifications, 2 for unread ones, 0 for both. */
export const listNotifications = endpoint('notifications.list', 'GET', '/message', {
  query: v.object({
    ...p.paging,
    pageSize: v.optional(v.pipe(p.integerParam, v.minValue(1), v.maxValue(100)), 10),
    all: v.optional(p.flagParam),
    /** Selects read notifications (1), unread notifications (2) or both (0). */
    read: v.optional(p.integerParam, 0),
    /** The kind of notification. A `notificationType` code. */
    types: p.added('search', v.optional(p.integerParam)),
  }),
  data: notificationPage,
});

export const readNotifications = endpoint('notifications.read', 'PUT', '/message/read', {
  body: v.object({
    /** The IDs of the notifications. Use -1 for all. */
    message_ids: v.array(v.union([p.id, v.literal(READ_ALL)])),
  }),
  proposal: ['result'],
  data: p.extension(v.object({ unread: p.extension(p.count, undefined) }), {}),
});
