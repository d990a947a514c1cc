import { errorCode } from './errors.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as p from './primitives.ts';

export const logEntry = v.object({
  /** The ID of the entry. @shared */
  id: p.id,
  /** The type of the action. A `logType` code. */
  type: p.integer,
  /** The action, in the language of `X-Language`. */
  content: p.text,
  /** The result of the action. A `logResult` code. */
  result: p.extension(p.integer, undefined),
  /** The IPv4 address of the caller. @shared */
  ip: p.extension(p.text, undefined),
  /** The browser and system of the caller. @shared */
  device: p.extension(p.text, undefined),
  /** The city and country of the caller. */
  address: p.extension(p.text, undefined),
  /** The time of creation. @shared */
  created_time: p.unixSeconds,
  /** True if the action happened in the session of the request. */
  current: p.extension(v.boolean(), false),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

export const listLog = endpoint('user.log', 'GET', '/user/log', {
  proposal: ['payload', 'result'],
  query: v.object({ type: v.optional(p.integerParam), ...p.timeRange, ...p.paging, ...p.exportParams }),
  data: p.listOf(logEntry),
  isExportable: true,
});

export const session = v.object({
  id: p.id,
  ip: p.text,
  device: p.text,
  address: p.text,
  created_time: p.unixSeconds,
  /** The time of the last run or the last activity. @shared */
  last_time: p.unixSeconds,
  current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const listSessions = endpoint('user.sessions', 'GET', '/user/session', {
  data: p.listOf(session),
  extension: 'account',
});

export const revokeSessions = endpoint('user.revokeSessions', 'DELETE', '/user/session', {
  body: v.object({ id: v.optional(p.id) }),
  data: v.object({
    /** The number of entries. @shared */
    count: p.integer,
  }),
  errors: [errorCode.OPERATION_FAILED],
  extension: 'account',
});
