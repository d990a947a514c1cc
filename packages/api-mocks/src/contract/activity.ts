import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  exportParams,
  id,
  integer,
  integerParam,
  listOf,
  paging,
  text,
  timeRange,
  unixSeconds,
} from './primitives.ts';

export const logEntry = v.object({
  id,
  type: integer,
  content: text,
  result: integer,
  ip: text,
  device: text,
  address: text,
  created_time: unixSeconds,
  /** Whether it was done in the session that asks. */
  current: v.boolean(),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

/** `GET /user/log`: the operation log. */
export const listLog = endpoint({
  id: 'user.log',
  method: 'GET',
  path: '/user/log',
  summary: 'List account activity',
  query: v.object({ type: v.optional(integerParam), ...timeRange, ...paging, ...exportParams }),
  data: listOf(logEntry),
  isExportable: true,
});

export const session = v.object({
  id,
  ip: text,
  device: text,
  address: text,
  created_time: unixSeconds,
  last_time: unixSeconds,
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const listSessions = endpoint({
  id: 'user.sessions',
  method: 'GET',
  path: '/user/session',
  summary: 'List active sessions',
  data: listOf(session),
  isExtension: true,
});

/** Without `id`, every session but the one that asks. */
export const revokeSessions = endpoint({
  id: 'user.revokeSessions',
  method: 'DELETE',
  path: '/user/session',
  summary: 'Sign out one other session, or all of them',
  body: v.object({ id: v.optional(id) }),
  data: v.object({ count: integer }),
  errors: [errorCode.OPERATION_FAILED],
  isExtension: true,
});
