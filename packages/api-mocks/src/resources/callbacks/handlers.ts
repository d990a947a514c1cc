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
import {
  callbackOrderType,
  callbackPayload,
  callbackStatus,
  callbackType,
  logType,
} from '#contract/enumerations.ts';
import { ApiError, fieldError } from '#core/apiError.ts';
import { implement, type Call } from '#core/implement.ts';
import { logAction } from '#core/logAction.ts';
import type { Merchant } from '#core/merchant.ts';
import { isWithin, pageOf } from '#core/paging.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import { addCallback, attempt } from './deliver.ts';
import { latestState } from './latest.ts';
import { callbackIndexOf, callbackSheet, projectCallback, projectCallbackDetail } from './project.ts';
import { statsOf } from './stats.ts';

type Filters = v.InferOutput<v.ObjectSchema<typeof callbackFilters, undefined>>;

const MOST_AT_ONCE = 500;
/** What kind of order an event is of, by its first word. */
function orderTypeOf(event: string): CallbackRow['orderType'] {
  const { payment, recharge, withdrawal, internalTransfer, swap } = callbackOrderType;
  const types = { payment, recharge, withdrawal, transfer: internalTransfer, swap };
  const word = event.split('.')[0] ?? '';
  return Object.entries(types).find(([name]) => name === word)?.[1] ?? payment;
}

/** One resend of the same delivery every ten seconds. */
const RESEND_SECONDS = 10;

/** What may be sent by hand: what has been tried and has an end, or waits for its next try. */
const resendable = new Set<number>([callbackStatus.failed, callbackStatus.callbackTimeout]);

function matcher(merchant: Merchant, filters: Filters): (row: CallbackRow) => boolean {
  const app = filters.appid
    ? (merchant.rows.apps.all().find(({ appid }) => appid === filters.appid)?.index ?? -1)
    : undefined;
  const keyword = filters.keyword?.toLowerCase() ?? '';
  const statuses = filters.status ? new Set(filters.status.split(',').map(Number)) : undefined;
  return (row) =>
    (app === undefined || row.app === app) &&
    (filters.order_type === undefined || row.orderType === filters.order_type) &&
    (!filters.event || row.event === filters.event) &&
    (statuses === undefined || statuses.has(row.status)) &&
    (!filters.retrying || row.nextAt > 0) &&
    (filters.http_class === undefined ||
      Math.floor((row.attempts.at(-1)?.httpCode ?? Number.NaN) / 100) === filters.http_class) &&
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

  'callbacks.resend': implement(resendCallbacks, (call) => {
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
    for (const row of rows)
      attempt(merchant, row.index, now, true, isLatest ? latestState(merchant, row) : undefined);
    logAction(call, logType.settings, 'callbacks', { count: String(rows.length) });
    return { count: rows.length, job_id: `job_${bank.random.hex(12)}` };
  }),

  'callbacks.test': implement(testCallback, (call) => {
    const { body, merchant, now } = call;
    const app = merchant.rows.apps.all().find(({ appid, isDeleted }) => appid === body.appid && !isDeleted);
    if (!app) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
    const event = {
      app: app.index,
      orderType: orderTypeOf(body.event),
      event: body.event,
      refNo: '0'.repeat(32),
      amount: '1',
      token: 'USDT',
    };
    const row = addCallback(merchant, event, now, callbackStatus.confirmed);
    merchant.rows.callbacks.replace(row.index, {
      ...row,
      type: callbackType.test,
      url: body.url ?? app.notifyUrl,
    });
    // A test is not retried automatically.
    const tried = { ...attempt(merchant, row.index, now, true), nextAt: 0 };
    merchant.rows.callbacks.replace(row.index, tried);
    return projectCallbackDetail(merchant, tried);
  }),

  'callbacks.stats': implement(getCallbackStats, ({ merchant, now }) => statsOf(merchant, now)),
};
