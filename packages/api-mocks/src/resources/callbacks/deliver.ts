import { MOST_ATTEMPTS, RETRY_SECONDS } from '../../contract/callbacks.ts';
import { callbackStatus, callbackType, notificationType, type CodeOf } from '../../contract/enumerations.ts';
import type { Bank } from '../../core/bank.ts';
import type { Merchant } from '../../core/merchant.ts';
import { createRandom } from '../../core/random.ts';
import type { AttemptRow, CallbackRow } from '../../core/rows/desk.ts';
import { notify } from '../notifications/notify.ts';
import { assertTransition } from '../../core/transition.ts';

type Status = CodeOf<typeof callbackStatus>;

/** Longer than this and nothing has answered. */
const TIMEOUT_MS = 5000;

export function moveCallback(
  merchant: Merchant,
  index: number,
  status: Status,
  change: Partial<CallbackRow> = {},
): CallbackRow {
  const row = merchant.rows.callbacks.get(index);
  if (!row) throw new RangeError(`no callback at ${index}`);
  assertTransition('callback', row.status, status);
  const next: CallbackRow = { ...row, ...change, status };
  merchant.rows.callbacks.replace(index, next);
  return next;
}

/**
 * How the merchant's own server answers. It is a demo: addresses with `fail` in them always break,
 * those with `slow` never answer, the others fail now and then and recover when tried again.
 */
export function answerOf(
  seed: string,
  url: string,
  index: number,
  no: number,
): Pick<AttemptRow, 'httpCode' | 'error' | 'durationMs'> {
  const random = createRandom(`${seed}:callback:${index}:${no}`);
  if (url.includes('slow')) return { httpCode: 0, error: 'timeout', durationMs: TIMEOUT_MS };
  if (url.includes('fail')) return { httpCode: 500, error: '', durationMs: random.int(80, 400) };
  const roll = random.next();
  if (roll < (no === 1 ? 0.94 : 0.7)) return { httpCode: 200, error: '', durationMs: random.int(60, 480) };
  if (roll < 0.965) return { httpCode: 502, error: '', durationMs: random.int(200, 900) };
  if (roll < 0.985) return { httpCode: 403, error: '', durationMs: random.int(50, 120) };
  return { httpCode: 0, error: 'timeout', durationMs: TIMEOUT_MS };
}

const isSuccess = (attempt: AttemptRow) => attempt.httpCode >= 200 && attempt.httpCode < 300;
const automaticCount = (row: CallbackRow) => row.attempts.filter(({ isManual }) => !isManual).length;

/** One try at an instant; answers the row after it. */
export function attempt(merchant: Merchant, index: number, at: number, isManual: boolean): CallbackRow {
  const row = merchant.rows.callbacks.get(index);
  if (!row) throw new RangeError(`no callback at ${index}`);
  const no = row.attempts.length + 1;
  const tried: AttemptRow = { no, isManual, at, ...answerOf(merchant.seed, row.url, index, no) };
  const attempts = [...row.attempts, tried];
  const change = { attempts, nextAt: 0 };
  if (isSuccess(tried))
    return moveCallback(merchant, index, callbackStatus.success, { ...change, deliveredAt: at });
  const failed = moveCallback(merchant, index, callbackStatus.failed, change);
  const tries = automaticCount(failed);
  if (tries < MOST_ATTEMPTS) {
    const next = { ...failed, nextAt: at + (RETRY_SECONDS[tries - 1] ?? RETRY_SECONDS[0]) };
    merchant.rows.callbacks.replace(index, next);
    return next;
  }
  notify(merchant, at, {
    type: notificationType.callback,
    notice: 'callbackFailing',
    values: {
      host: new URL(row.url).host,
      count: String(attempts.length),
      app: merchant.rows.apps.get(row.app)?.name ?? '',
    },
    link: '/callbackList?status=7',
  });
  return moveCallback(merchant, index, callbackStatus.callbackTimeout);
}

/** Tries by the schedule until it succeeds or the tries are used up. */
export function followCallback(bank: Bank, merchant: Merchant, row: CallbackRow): void {
  if (row.nextAt === 0) return;
  bank.scheduler.schedule(row.nextAt, (at) => {
    const still = merchant.rows.callbacks.get(row.index);
    if (still?.status !== callbackStatus.failed || still.nextAt !== at) return;
    followCallback(bank, merchant, attempt(merchant, row.index, at, false));
  });
}

export type Event = Pick<CallbackRow, 'app' | 'orderType' | 'event' | 'refNo' | 'amount' | 'token'>;

export function addCallback(merchant: Merchant, event: Event, at: number, status: Status): CallbackRow {
  const url = merchant.rows.apps.get(event.app)?.notifyUrl ?? '';
  return merchant.rows.callbacks.add((index) => ({
    index,
    ...event,
    type: callbackType.automatic,
    status,
    url,
    createdAt: at,
    deliveredAt: 0,
    nextAt: 0,
    attempts: [],
  }));
}

/** Tells the merchant's own server of something that is certain. */
export function announce(bank: Bank, merchant: Merchant, event: Event, at: number): void {
  const app = merchant.rows.apps.get(event.app);
  if (!app || app.isDeleted || app.notifyUrl === '') return;
  const row = addCallback(merchant, event, at, callbackStatus.confirmed);
  followCallback(bank, merchant, attempt(merchant, row.index, at + 1, false));
}
