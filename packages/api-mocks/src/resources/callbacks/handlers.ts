import { errorCode } from '#contract/errors.ts';
import type * as v from 'valibot';
import {
  getCallback,
  getCallbackStats,
  listCallbacks,
  resendCallbacks,
  testCallback,
  type callbackFilters,
} from '#contract/callbacks.ts';
import { callbackPayload, callbackStatus, logType } from '#contract/enumerations.ts';
import { ApiError, fieldError } from '#core/apiError.ts';
import { implement, implementSending, type Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import { isWithin, pageOf } from '#core/paging.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import { attempt, isNotSent, isPending } from './deliver.ts';
import {
  callbackIndexOf,
  callbackSheet,
  orderTypeOf,
  projectCallback,
  projectCallbackDetail,
} from './project.ts';
import { sendTest } from './sendTest.ts';
import { statsOf } from './stats.ts';

type Filters = v.InferOutput<v.ObjectSchema<typeof callbackFilters, undefined>>;

const MOST_AT_ONCE = 500;
/** One resend of the same delivery every ten seconds. */
const RESEND_SECONDS = 10;

/** What may be sent by hand: what has been tried and has an end, or waits for its next try. */
const resendable = new Set<number>([
  callbackStatus.failed,
  callbackStatus.callbackTimeout,
  callbackStatus.notSent,
]);

/** The first digit of how the last try was answered, 0 where nothing answered; none while it waits. */
function httpClassOf({ attempts }: CallbackRow): number | undefined {
  const last = attempts.at(-1);
  return last && !isPending(last) && !isNotSent(last) ? Math.floor(last.httpCode / 100) : undefined;
}

function matcher(merchant: Merchant, filters: Filters): (row: CallbackRow) => boolean {
  const app = filters.appid
    ? (merchant.rows.apps.all().find(({ appid }) => appid === filters.appid)?.index ?? -1)
    : undefined;
  const keyword = filters.keyword?.toLowerCase() ?? '';
  const statuses = filters.status ? new Set(filters.status.split(',').map(Number)) : undefined;
  return (row) =>
    (app === undefined || row.app === app) &&
    (filters.order_type === undefined || orderTypeOf(row) === filters.order_type) &&
    (!filters.event || row.event === filters.event) &&
    (statuses === undefined || statuses.has(row.status)) &&
    (!filters.retrying || row.nextAt > 0) &&
    (filters.http_class === undefined || httpClassOf(row) === filters.http_class) &&
    `${row.refNo} ${row.url}`.toLowerCase().includes(keyword) &&
    isWithin(row.createdAt, filters);
}

function rowOf(merchant: Merchant, id: string): CallbackRow {
  const row = merchant.rows.callbacks.get(callbackIndexOf(id));
  if (!row) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
  return row;
}

function chosen(call: Call, ids: readonly string[] | undefined, filters: Filters | undefined): CallbackRow[] {
  if (ids !== undefined) return ids.map((id) => rowOf(call.merchant, id));
  if (filters === undefined) throw fieldError('ids', 'required');
  const isMatch = matcher(call.merchant, filters);
  return call.merchant.rows.callbacks.all().filter((row) => resendable.has(row.status) && isMatch(row));
}

export const callbackHandlers = {
  'callbacks.list': implement(
    listCallbacks,
    ({ merchant, query, page }) =>
      pageOf(merchant.rows.callbacks, page, matcher(merchant, query), (row) =>
        projectCallback(merchant, row),
      ),
    { sheet: callbackSheet, rowsOf: ({ list }) => list },
  ),

  'callbacks.info': implement(getCallback, ({ merchant, query }) =>
    projectCallbackDetail(merchant, rowOf(merchant, query.id)),
  ),

  'callbacks.resend': implementSending(
    resendCallbacks,
    (call) => {
      const { body, merchant, now, bank } = call;
      const rows = chosen(call, body.ids, body.filter);
      if (rows.length > MOST_AT_ONCE) throw fieldError('ids', 'too_many');
      if (rows.some((row) => !resendable.has(row.status)))
        throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'state_conflict' });
      const isTooSoon = rows.some((row) =>
        row.attempts.some((one) => one.isManual && one.at > now - RESEND_SECONDS),
      );
      if (isTooSoon) throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'interval', wait: RESEND_SECONDS });
      const isLatest = body.payload === callbackPayload.latest;
      for (const row of rows) attempt(bank, merchant, row.index, now, true, isLatest);
      logAction(call, logType.settings, 'callbacks', { count: String(rows.length) });
      return { count: rows.length, job_id: `job_${bank.random.hex(12)}` };
    },
    (_call, data) => data,
  ),

  'callbacks.test': implementSending(
    testCallback,
    (call) => {
      const { body, merchant } = call;
      const app = merchant.rows.apps.all().find(({ appid, isDeleted }) => appid === body.appid && !isDeleted);
      if (!app) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
      return projectCallbackDetail(
        merchant,
        sendTest(call, app, body.event, body.url ?? app.notifyUrl, body),
      );
    },
    ({ merchant }, data) => projectCallbackDetail(merchant, rowOf(merchant, data.id)),
  ),

  'callbacks.stats': implement(getCallbackStats, ({ merchant, now }) => statsOf(merchant, now)),
};
