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
  extension,
} from './primitives.ts';

export const logEntry = v.object({
  /** The ID of the entry. @shared */
  id,
  /** The type of the action. A `logType` code. */
  type: integer,
  /** The action, in the language of `X-Language`. */
  content: text,
  /** The result of the action. A `logResult` code. */
  result: extension(integer, undefined),
  /** The IPv4 address of the caller. @shared */
  ip: extension(text, undefined),
  /** The browser and system of the caller. @shared */
  device: extension(text, undefined),
  /** The city and country of the caller. */
  address: extension(text, undefined),
  /** The time of creation. @shared */
  created_time: unixSeconds,
  /** True if the action happened in the session of the request. */
  current: extension(v.boolean(), false),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

export const listLog = endpoint({
  id: 'user.log',
  path: '/user/log',
  summary: 'List account activity',
  proposal: ['payload', 'result'],
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
  /** The time of the last run or the last activity. @shared */
  last_time: unixSeconds,
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const listSessions = endpoint({
  id: 'user.sessions',
  path: '/user/session',
  summary: 'List active sessions',
  data: listOf(session),
  extension: 'account',
});

export const revokeSessions = endpoint({
  id: 'user.revokeSessions',
  method: 'DELETE',
  path: '/user/session',
  summary: 'Sign out of one or all other sessions',
  body: v.object({ id: v.optional(id) }),
  data: v.object({
    /** The number of entries. @shared */
    count: integer,
  }),
  errors: [errorCode.OPERATION_FAILED],
  extension: 'account',
});
