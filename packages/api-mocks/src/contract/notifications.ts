import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
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

/** `message_ids: [READ_ALL]` reads every notification (specification §4). */
export const READ_ALL = -1;

/** Notification of specification §3; which optional fields come depends on `types`. */
export const notification = v.object({
  id,
  title: text,
  content: text,
  /** 1 read, 2 unread. */
  status: integer,
  types: integer,
  created_time: unixSeconds,
  ip: v.optional(text),
  device: v.optional(text),
  address: v.optional(text),
  amount: v.optional(decimal),
  currency: v.optional(v.object({ token: text, chain: text, logo: link })),
  /** Where in the console it leads, such as `/record?detail=8412…`. */
  link: extension(text, undefined),
});
export type Notification = v.InferOutput<typeof notification>;

export const notificationPage = v.object({ total: count, unread: count, list: v.array(notification) });
export type NotificationPage = v.InferOutput<typeof notificationPage>;

/** `GET /message`. `read` is 1 for read ones, 2 for unread ones, 0 for both; `types` narrows to one type. */
export const listNotifications = endpoint({
  id: 'notifications.list',
  method: 'GET',
  path: '/message',
  summary: 'List notifications, newest first, with the unread count',
  query: v.object({
    ...paging,
    pageSize: v.optional(v.pipe(integerParam, v.minValue(1), v.maxValue(100)), 10),
    all: v.optional(flagParam),
    read: v.optional(integerParam, 0),
    types: v.optional(integerParam),
  }),
  data: notificationPage,
});

/** `PUT /message/read`. */
export const readNotifications = endpoint({
  id: 'notifications.read',
  method: 'PUT',
  path: '/message/read',
  summary: 'Mark notifications as read; -1 marks all',
  body: v.object({ message_ids: v.array(v.union([id, v.literal(READ_ALL)])) }),
  data: v.object({ unread: count }),
});
