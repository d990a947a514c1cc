import { callbackStatus, callbackType, paymentStatus } from '../contract/enumerations.ts';
import type { Bank } from '../core/bank.ts';
import type { Merchant } from '../core/merchant.ts';
import type { AttemptRow, CallbackRow } from '../core/rows/desk.ts';
import type { PaymentRow } from '../core/rows/payment.ts';
import {
  answerOf,
  attempt,
  followCallback,
  moveCallback,
  nextTryAfter,
} from '../resources/callbacks/deliver.ts';
import { KEPT_SECONDS } from '../resources/payments/callback.ts';
import { paymentEvent } from '../resources/callbacks/events.ts';

interface Told {
  readonly at: number;
  readonly payment: PaymentRow;
  /** Seen on the chain and not confirmed: there is nothing certain to tell yet. */
  readonly isCertain: boolean;
}

/** What there was to tell of a payment, and when. */
function toldOf(row: PaymentRow): Told[] {
  if (row.paidAt > 0) {
    const paid = { at: row.paidAt, payment: { ...row, status: paymentStatus.paid }, isCertain: true };
    return row.status === paymentStatus.refunded
      ? [paid, { at: row.endedAt, payment: row, isCertain: true }]
      : [paid];
  }
  if (row.endedAt > 0) return [{ at: row.endedAt, payment: row, isCertain: true }];
  return row.detectedAt > 0 ? [{ at: row.detectedAt, payment: row, isCertain: false }] : [];
}

/** The webhooks of what happened to the payments of a stretch of time, as they were delivered then. */
export function tellCallbacks(merchant: Merchant, from: number, until: number): void {
  const { payments, callbacks, apps } = merchant.rows;
  const told: Told[] = [];
  payments.fromNewest((row) => {
    if (row.createdAt < Math.max(from, until - KEPT_SECONDS)) return false;
    told.push(...toldOf(row).filter(({ at }) => at < until));
    return true;
  });
  for (const { at, payment, isCertain } of told.sort((a, b) => a.at - b.at)) {
    const url = apps.get(payment.app)?.notifyUrl ?? '';
    callbacks.add((index) => {
      const row = {
        index,
        ...paymentEvent(merchant, payment),
        type: callbackType.automatic,
        url,
        createdAt: at,
        nextAt: 0,
      };
      if (!isCertain) return { ...row, attempts: [], status: callbackStatus.toBeConfirmed, deliveredAt: 0 };
      const first = { no: 1, isManual: false, at: at + 1, ...answerOf(merchant.seed, url, index, 1) };
      const isFirstGood = first.httpCode === 200 || at + 16 > until;
      const good = { httpCode: 200, error: '', durationMs: 210 };
      const attempts = isFirstGood
        ? [{ ...first, ...good }]
        : [first, { ...first, ...good, no: 2, at: at + 16 }];
      return {
        ...row,
        attempts,
        status: callbackStatus.success,
        deliveredAt: attempts.at(-1)?.at ?? at,
      };
    });
  }
}

/** What waits for something goes on by the clock: confirmed, worked out, delivered. */
function goOn(bank: Bank, merchant: Merchant, row: CallbackRow, now: number): void {
  const statusOf = () => merchant.rows.callbacks.get(row.index)?.status;
  const deliver = (at: number) => followCallback(bank, merchant, attempt(merchant, row.index, at, false));
  if (row.status === callbackStatus.toBeConfirmed) {
    bank.scheduler.schedule(now + 120, (at) => {
      if (statusOf() !== callbackStatus.toBeConfirmed) return;
      moveCallback(merchant, row.index, callbackStatus.confirmed);
      deliver(at);
    });
  }
  if (row.status === callbackStatus.confirmed || row.status === callbackStatus.rewardCalculation) {
    bank.scheduler.schedule(now + 60, (at) => {
      if (statusOf() === row.status) deliver(at);
    });
  }
}

/** The tries the schedule has made so far, none of them answered with success. */
function failuresSince(createdAt: number, now: number, httpCode: number) {
  const attempts: AttemptRow[] = [];
  let nextAt = createdAt + 1;
  while (nextAt > 0 && nextAt <= now) {
    const at = nextAt;
    attempts.push({
      no: attempts.length + 1,
      isManual: false,
      at,
      httpCode,
      error: httpCode === 0 ? 'timeout' : '',
      durationMs: httpCode === 0 ? 5000 : 240,
    });
    nextAt = nextTryAfter(attempts, at);
  }
  return { attempts, nextAt };
}

/** Some of the last deliveries did not go well, so that every state a webhook can be in is there. */
export function stageCallbacks(bank: Bank, merchant: Merchant, now: number): void {
  const { callbacks } = merchant.rows;
  /** The newest that went well and was made at least so long ago, in another shape. */
  const restage = (ago: number, shape: (row: CallbackRow) => Partial<CallbackRow>) => {
    let found: CallbackRow | undefined;
    callbacks.fromNewest((row) => {
      if (row.createdAt > now - ago || row.status !== callbackStatus.success) return true;
      found = row;
      return false;
    });
    if (!found) return;
    const row = { ...found, deliveredAt: 0, ...shape(found) };
    callbacks.replace(row.index, row);
    if (row.status === callbackStatus.failed) followCallback(bank, merchant, row);
    else goOn(bank, merchant, row, now);
  };
  const failing = (ago: number, httpCode: number) =>
    restage(ago, ({ createdAt }) => {
      const { attempts, nextAt } = failuresSince(createdAt, now, httpCode);
      return {
        attempts,
        nextAt,
        status: nextAt > 0 ? callbackStatus.failed : callbackStatus.callbackTimeout,
      };
    });
  callbacks.fromNewest((row) => {
    if (row.status === callbackStatus.toBeConfirmed) goOn(bank, merchant, row, now);
    return row.createdAt > now - 3600;
  });
  failing(8 * 3600, 500);
  restage(49 * 60, () => ({ status: callbackStatus.confirmTimeout, attempts: [] }));
  failing(23 * 60, 502);
  failing(14 * 60, 0);
  restage(6 * 60, () => ({ status: callbackStatus.rewardCalculation, attempts: [] }));
  restage(30, () => ({ status: callbackStatus.confirmed, attempts: [] }));
}
