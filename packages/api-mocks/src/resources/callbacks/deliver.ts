import { notSentReasons, RETRY_SECONDS, type CallbackEvent } from '#contract/callbacks.ts';
import { callbackStatus, callbackType, notificationType, type CodeOf } from '#contract/enumerations.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { Sending, SentAnswer } from '#core/books/outbox.ts';
import { createRandom } from '#core/books/random.ts';
import type { Movement } from '#core/books/rows/funds.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { AttemptRow, CallbackRow } from '#core/books/rows/settings.ts';
import { notify } from '../notifications/notify.ts';
import { findInBooks } from '../payments/find.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { isFictional, notSentReason, noteAnswer, targetsOf, type Target } from './endpoint.ts';
import { amountFields, assetAt } from '#core/catalogue/tokens.ts';
import { tradeNo, type TradeKind } from '#core/books/tradeNo.ts';
import { happening } from '#core/time/agenda.ts';

type Status = CodeOf<typeof callbackStatus>;

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

/** Parts of a URL that simulate a failure, each with the status and the error of the response. */
const breakages = [
  ['redirect', 302, ''],
  ['forbidden', 403, ''],
  ['missing', 404, ''],
  ['nodns', 0, 'dns'],
  ['badtls', 0, 'tls'],
] as const;

export function bodyOf(httpCode: number): string {
  if (httpCode === 200) return 'success';
  if (httpCode === 403) return '<html><body>Forbidden</body></html>';
  if (httpCode === 404) return 'Not Found';
  return httpCode >= 500 ? '{"error":"upstream unavailable"}' : '';
}

/** URLs with `slow`, `fail` or a text of `breakages` always fail. Other attempts can fail at random. */
export function answerOf(
  seed: string,
  url: string,
  index: number,
  no: number,
): Pick<AttemptRow, 'httpCode' | 'error' | 'durationMs'> {
  const random = createRandom(`${seed}:callback:${index}:${no}`);
  const broken = breakages.find(([word]) => url.includes(word));
  if (broken) return { httpCode: broken[1], error: broken[2], durationMs: random.int(30, 120) };
  if (url.includes('slow')) return { httpCode: 0, error: 'timeout', durationMs: TIMEOUT_MS };
  if (url.includes('fail')) return { httpCode: 500, error: '', durationMs: random.int(80, 400) };
  const roll = random.next();
  if (roll < (no === 1 ? 0.94 : 0.7)) return { httpCode: 200, error: '', durationMs: random.int(60, 480) };
  if (roll < 0.965) return { httpCode: 502, error: '', durationMs: random.int(200, 900) };
  if (roll < 0.985) return { httpCode: 403, error: '', durationMs: random.int(50, 120) };
  return { httpCode: 0, error: 'timeout', durationMs: TIMEOUT_MS };
}

const isSuccess = (attempt: AttemptRow) => attempt.httpCode >= 200 && attempt.httpCode < 300;

/** Returns the time of the next automatic attempt. Returns 0 after the last attempt. */
export function nextTryAfter(attempts: readonly AttemptRow[], at: number): number {
  const wait = RETRY_SECONDS[attempts.filter(({ isManual }) => !isManual).length - 1];
  return wait === undefined ? 0 : at + wait;
}

function giveUp(merchant: Merchant, row: CallbackRow, at: number): void {
  moveCallback(merchant, row.index, callbackStatus.callbackTimeout);
  notify(merchant, at, {
    type: notificationType.callback,
    notice: 'callbackFailing',
    values: {
      host: new URL(row.url).host,
      count: String(row.attempts.length),
      app: merchant.rows.apps.get(row.app)?.name ?? '',
    },
    link: '/callbackList?status=5,7&range=7d',
  });
}

/** Test events, and deliveries that were sent before, keep their URL. Others use the current URL. */
function targetOf(app: AppRow | undefined, row: CallbackRow): Pick<Target, 'url' | 'isForeign'> {
  const isTest = row.type === callbackType.test;
  const target =
    app && targetsOf(app).find(({ endpoint, url }) => (isTest ? url === row.url : endpoint === row.endpoint));
  const isKept = isTest || row.attempts.some((one) => !isNotSent(one));
  if (!isKept && target) return target;
  return { url: row.url, isForeign: target?.url === row.url && target.isForeign };
}

export const PENDING = { httpCode: 0, error: 'pending', durationMs: 0 } as const;
export const isPending = ({ error }: Pick<AttemptRow, 'error'>): boolean => error === PENDING.error;

export const isNotSent = ({ error }: Pick<AttemptRow, 'error'>): boolean =>
  notSentReasons.some((reason) => reason === error);
/** Checks if the mock API simulated the response instead of calling a server. */
export const isSimulated = (tried: AttemptRow): boolean =>
  tried.answer === undefined && !isPending(tried) && !isNotSent(tried);

/** A manual attempt doesn't change the schedule. Without simulation, it's pending until `finishAttempt`. */
export function attempt(
  bank: Bank,
  merchant: Merchant,
  index: number,
  at: number,
  isManual: boolean,
  isLatest = false,
): CallbackRow {
  const row = merchant.rows.callbacks.get(index);
  if (!row) throw new RangeError(`no callback at ${index}`);
  const no = row.attempts.length + 1;
  const app = merchant.rows.apps.get(row.app);
  const target = targetOf(app, row);
  const { url } = target;
  const latest = { payment: findInBooks(merchant, row.refNo)?.row };
  const begun = { no, isManual, at, ...(isLatest && { latest }) };
  if (isFictional(url))
    return concludeAttempt(
      merchant,
      { ...row, url },
      { ...begun, ...answerOf(merchant.seed, url, index, no) },
    );
  const reason = notSentReason(bank, app, target);
  if (reason === undefined) {
    const nextAt = isManual ? row.nextAt : 0;
    const tried = { ...begun, ...PENDING, signedAt: bank.clock.outside() };
    const pending = { ...row, url, nextAt, attempts: [...row.attempts, tried] };
    merchant.rows.callbacks.replace(index, pending);
    bank.outbox?.add({ merchantKey: merchant.key, index, no });
    return pending;
  }
  return concludeAttempt(merchant, { ...row, url }, { ...begun, httpCode: 0, error: reason, durationMs: 0 });
}

export function finishAttempt(bank: Bank, { merchantKey, index, no }: Sending, answer: SentAnswer): void {
  const merchant = bank.directory.byKey(merchantKey);
  const row = merchant?.rows.callbacks.get(index);
  const tried = row?.attempts.find((one) => one.no === no);
  if (!merchant || !row || !tried || !isPending(tried)) return;
  const { headers, body, ...result } = answer;
  const before = { ...row, attempts: row.attempts.filter((one) => one !== tried) };
  const done = concludeAttempt(merchant, before, { ...tried, ...result, answer: { headers, body } });
  if (!tried.isManual) followCallback(bank, merchant, done);
}

function concludeAttempt(merchant: Merchant, row: CallbackRow, tried: AttemptRow): CallbackRow {
  const { index, url } = row;
  const { at, isManual } = tried;
  const attempts = [...row.attempts, tried].sort((one, other) => one.no - other.no);
  const isLeft = isNotSent(tried) && isManual && row.nextAt > 0;
  if (row.status === callbackStatus.success || isLeft) {
    // The status doesn't change after a success, or after an unsent manual attempt before a scheduled one.
    const delivered = { ...row, attempts };
    merchant.rows.callbacks.replace(index, delivered);
    return delivered;
  }
  if (isNotSent(tried))
    return moveCallback(merchant, index, callbackStatus.notSent, { url, attempts, nextAt: 0 });
  if (isSuccess(tried)) {
    const change = { url, attempts, nextAt: 0, deliveredAt: at };
    const done = moveCallback(merchant, index, callbackStatus.success, change);
    noteAnswer(merchant, done, true, at);
    return done;
  }
  const nextAt = isManual ? row.nextAt : nextTryAfter(attempts, at);
  const failed = moveCallback(merchant, index, callbackStatus.failed, { url, attempts, nextAt });
  if (nextAt === 0 && row.type !== callbackType.test) {
    if (isManual) moveCallback(merchant, index, callbackStatus.callbackTimeout);
    else giveUp(merchant, failed, at);
  }
  if (noteAnswer(merchant, failed, false, at)) stopTrying(merchant, failed);
  return merchant.rows.callbacks.get(index) ?? failed;
}

/** Cancels the scheduled attempts of the application's callbacks to a URL that was turned off. */
function stopTrying(merchant: Merchant, { app, endpoint, url }: CallbackRow): void {
  const { callbacks } = merchant.rows;
  callbacks.fromNewest((row) => {
    if (row.nextAt > 0 && row.app === app && row.endpoint === endpoint && row.url === url)
      moveCallback(merchant, row.index, callbackStatus.callbackTimeout, { nextAt: 0 });
  });
}

export function followCallback(bank: Bank, merchant: Merchant, row: CallbackRow): void {
  if (row.nextAt === 0) return;
  bank.scheduler.schedule(retry, row.nextAt, merchant, row.index);
}

const retry = happening('callback.retry', (bank, merchant, index, at) => {
  const still = merchant.rows.callbacks.get(index);
  if (still?.status !== callbackStatus.failed || still.nextAt !== at) return;
  followCallback(bank, merchant, attempt(bank, merchant, index, at, false));
});

export type Event = Pick<CallbackRow, 'app' | 'event' | 'sequence' | 'refNo' | 'amount' | 'token'>;

export function addCallback(
  merchant: Merchant,
  event: Event,
  at: number,
  status: Status,
  target: Pick<CallbackRow, 'url' | 'endpoint'>,
): CallbackRow {
  return merchant.rows.callbacks.add((index) => ({
    index,
    ...event,
    type: callbackType.automatic,
    status,
    ...target,
    createdAt: at,
    deliveredAt: 0,
    nextAt: 0,
    attempts: [],
  }));
}

export function announce(bank: Bank, merchant: Merchant, event: Event, at: number): void {
  const app = merchant.rows.apps.get(event.app);
  if (!app || app.isDeleted) return;
  for (const { url, endpoint, disabledAt } of targetsOf(app, event.event)) {
    const target = endpoint === undefined ? { url } : { url, endpoint };
    if (disabledAt > 0) {
      // The callback is stored even if the endpoint is turned off, so that the merchant can resend it.
      addCallback(merchant, event, at, callbackStatus.callbackTimeout, target);
    } else {
      const row = addCallback(merchant, event, at, callbackStatus.confirmed, target);
      if (merchant.settings.holdsEvents)
        merchant.rows.callbacks.replace(row.index, { ...row, wasHeld: true });
      else followCallback(bank, merchant, attempt(bank, merchant, row.index, at + 1, false));
    }
  }
}

const FIRST_ID = 800_001;

export const callbackIdOf = ({ index }: CallbackRow): string => String(FIRST_ID + index);
export const callbackIndexOf = (id: string): number => Number(id) - FIRST_ID;

/** Movements don't belong to an application, so the first application gets the callback. */
export function announceMovement(
  bank: Bank,
  merchant: Merchant,
  kind: TradeKind,
  event: CallbackEvent,
  row: Movement,
  at: number,
): void {
  const refNo = tradeNo(merchant.seed, kind, row.index, row.createdAt);
  announce(bank, merchant, { app: 0, event, refNo, ...amountFields(assetAt(row.asset), row.amount) }, at);
}
