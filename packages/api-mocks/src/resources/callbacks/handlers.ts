import { errorCode } from '#contract/errors.ts';
import type * as v from 'valibot';
import type { callbackFilters, CallbackStats } from '#contract/callbacks.ts';
import { callbackPayload, callbackStatus, logType } from '#contract/enumerations.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import {
  contains,
  equals,
  isOneOf,
  newestOf,
  ofApp,
  pageOf,
  selects,
  testsOf,
  within,
} from '#core/books/paging.ts';
import type { CallbackRow } from '#core/books/rows/settings.ts';
import { attempt, isNotSent, isPending, callbackIndexOf } from './deliver.ts';
import { callbackSheet, orderTypeOf, projectCallback, projectCallbackDetail } from './project.ts';
import { sendTest } from './sendTest.ts';
import { formatUnits } from '#core/books/money.ts';
import { targetsOf } from './endpoint.ts';
import { maskPassword } from '#core/text/mask.ts';

type Filters = v.InferOutput<v.ObjectSchema<typeof callbackFilters, undefined>>;

const MOST_AT_ONCE = 500;
/** The minimum number of seconds between two manual resends of a delivery. */
const RESEND_SECONDS = 10;

const resendable = new Set<number>([
  callbackStatus.failed,
  callbackStatus.callbackTimeout,
  callbackStatus.notSent,
]);

/** Returns the first digit of the HTTP status, 0 without a response, or undefined without an attempt. */
function httpClassOf({ attempts }: CallbackRow): number | undefined {
  const last = attempts.at(-1);
  return last && !isPending(last) && !isNotSent(last) ? Math.floor(last.httpCode / 100) : undefined;
}

const isInMode =
  (merchant: Merchant, mode: Call['mode']) =>
  ({ app }: CallbackRow): boolean =>
    merchant.rows.apps.get(app)?.mode === mode;

const testsFor = ({ merchant, mode }: Call, filters: Filters) => [
  ...(mode === undefined ? [] : [isInMode(merchant, mode)]),
  ...testsOf<CallbackRow, Filters>(filters, {
    appid: ofApp(merchant),
    order_type: equals(orderTypeOf),
    status: isOneOf((row) => row.status),
    retrying: selects((row) => row.nextAt > 0),
    http_class: equals(httpClassOf),
    keyword: contains((row) => `${row.refNo} ${maskPassword(row.url)}`),
    ...within((row) => row.createdAt),
  }),
];

function rowOf({ merchant, mode }: Call, id: string): CallbackRow {
  const row = merchant.rows.callbacks.get(callbackIndexOf(id));
  if (!row || (mode !== undefined && !isInMode(merchant, mode)(row))) throw operationFailed('not_found');
  return row;
}

function chosen(call: Call, ids: readonly string[] | undefined, filters: Filters | undefined): CallbackRow[] {
  if (ids !== undefined) return [...new Set(ids)].map((id) => rowOf(call, id));
  if (filters === undefined) throw fieldError('ids', 'required');
  const isResendable = (row: CallbackRow) => resendable.has(row.status);
  return [...newestOf(call.merchant.rows.callbacks, [isResendable, ...testsFor(call, filters)])].toReversed();
}

export const callbackHandlers = {
  'callbacks.list': {
    handle: (call) =>
      pageOf(call.merchant.rows.callbacks, call.page, testsFor(call, call.query), (row) =>
        projectCallback(call.merchant, row),
      ),
    sheet: callbackSheet,
  },

  'callbacks.info': (call) => projectCallbackDetail(call.merchant, rowOf(call, call.query.id)),

  'callbacks.resend': {
    handle: (call) => {
      const { body, merchant, now, bank } = call;
      const rows = chosen(call, body.ids, body.filter);
      if (rows.length > MOST_AT_ONCE) throw fieldError('ids', 'too_many');
      if (rows.some((row) => !resendable.has(row.status))) throw operationFailed('state_conflict');
      const isTooSoon = rows.some((row) =>
        row.attempts.some((one) => one.isManual && one.at > now - RESEND_SECONDS),
      );
      if (isTooSoon) throw new ApiError(errorCode.TOO_FREQUENT, { reason: 'interval', wait: RESEND_SECONDS });
      const isLatest = body.payload === callbackPayload.latest;
      for (const row of rows) attempt(bank, merchant, row.index, now, true, isLatest);
      logAction(call, logType.settings, 'callbacks', { count: String(rows.length) });
      return { count: rows.length, job_id: `job_${bank.random.hex(12)}` };
    },
    whenSent: (_call, data) => data,
  },

  'callbacks.test': {
    handle: (call) => {
      const { body, merchant } = call;
      const app = merchant.rows.apps.all().find(({ appid, isDeleted }) => appid === body.appid && !isDeleted);
      if (!app) throw operationFailed('not_found');
      return projectCallbackDetail(
        merchant,
        sendTest(call, app, body.event, body.url ?? app.notifyUrl, body),
      );
    },
    whenSent: (call, data) => projectCallbackDetail(call.merchant, rowOf(call, data.id)),
  },

  'callbacks.stats': ({ merchant, now, mode }) => statsOf(merchant, now, mode),
} satisfies Partial<Handlers>;

const DAY = 24 * 3600;

export function statsOf(merchant: Merchant, now: number, mode?: Call['mode']): CallbackStats {
  const failing = new Map<string, { appid: string; url: string; failures: number; disabled_time: number }>();
  let [delivered, ended, retries, oldest, notSent] = [0, 0, 0, 0, 0];
  merchant.rows.callbacks.fromNewest((row) => {
    if (row.createdAt < now - DAY) return false;
    if (mode !== undefined && !isInMode(merchant, mode)(row)) return true;
    const isFailed = row.status === callbackStatus.failed || row.status === callbackStatus.callbackTimeout;
    if (row.status === callbackStatus.success) delivered += 1;
    if (isFailed || row.status === callbackStatus.success) ended += 1;
    if (row.nextAt > 0) retries += 1;
    if (row.status === callbackStatus.notSent) notSent += 1;
    if (isFailed) {
      oldest = row.createdAt;
      const endpoint = `${row.app} ${row.url}`;
      const app = merchant.rows.apps.get(row.app);
      const target = app && targetsOf(app).find(({ endpoint: id }) => id === row.endpoint);
      const disabled = target?.url === row.url ? target.disabledAt : 0;
      const known = failing.get(endpoint) ?? {
        appid: app?.appid ?? '',
        url: maskPassword(row.url),
        failures: 0,
        disabled_time: disabled,
      };
      failing.set(endpoint, { ...known, failures: known.failures + 1 });
    }
    return true;
  });
  return {
    success_rate: ended === 0 ? '100' : formatUnits(BigInt(Math.floor((delivered * 10_000) / ended)), 2),
    delivered,
    failing_endpoints: [...failing.values()].sort((a, b) => b.failures - a.failures),
    pending_retries: retries,
    not_sent: notSent,
    oldest_undelivered_time: oldest,
  };
}
