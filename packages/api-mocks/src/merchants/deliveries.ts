import { callbackStatus, callbackType, type CodeOf } from '../contract/enumerations.ts';
import type { Bank } from '../core/bank.ts';
import type { Merchant } from '../core/merchant.ts';
import type { CallbackRow } from '../core/rows/desk.ts';
import { answerOf, attempt, followCallback, moveCallback } from '../resources/callbacks/deliver.ts';
import { paymentEvent } from '../resources/callbacks/events.ts';

const DAY = 86_400;
/** Deliveries are kept for sixty days. */
const KEPT_SECONDS = 60 * DAY;

/** The webhooks of what was paid in a stretch of time, as they were delivered then. */
export function tellCallbacks(merchant: Merchant, from: number, until: number): void {
  const { payments, callbacks, apps } = merchant.rows;
  const told: { at: number; row: Omit<CallbackRow, 'index' | 'attempts' | 'deliveredAt' | 'status'> }[] = [];
  payments.fromNewest((row) => {
    if (row.createdAt < Math.max(from, until - KEPT_SECONDS)) return false;
    const at = row.paidAt > 0 ? row.paidAt : row.endedAt;
    const url = apps.get(row.app)?.notifyUrl ?? '';
    if (at > 0 && at <= until) {
      told.push({
        at,
        row: { ...paymentEvent(merchant, row), type: callbackType.automatic, url, createdAt: at, nextAt: 0 },
      });
    }
    return true;
  });
  for (const { at, row } of told.sort((a, b) => a.at - b.at)) {
    callbacks.add((index) => {
      const first = { no: 1, isManual: false, at: at + 1, ...answerOf(merchant.seed, row.url, index, 1) };
      const attempts =
        first.httpCode === 200
          ? [first]
          : [first, { ...first, no: 2, at: at + 16, httpCode: 200, error: '', durationMs: 210 }];
      return {
        ...row,
        index,
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

/** The last few, in every state a webhook can be in. */
export function stageCallbacks(bank: Bank, merchant: Merchant, now: number): void {
  const { callbacks, payments } = merchant.rows;
  const recent = payments.all().slice(-40);
  const stage = (
    position: number,
    ago: number,
    status: CodeOf<typeof callbackStatus>,
    tries: number,
    httpCode: number,
  ) => {
    const payment = recent[position];
    if (!payment) return;
    const event = paymentEvent(merchant, payment);
    const createdAt = now - ago;
    const attempts = Array.from({ length: tries }, (_, index) => ({
      no: index + 1,
      isManual: false,
      at: createdAt + 1 + index * 20,
      httpCode,
      error: httpCode === 0 ? 'timeout' : '',
      durationMs: httpCode === 0 ? 5000 : 240,
    }));
    const row = callbacks.add((index) => ({
      index,
      ...event,
      type: callbackType.automatic,
      status,
      url: merchant.rows.apps.get(event.app)?.notifyUrl ?? '',
      createdAt,
      deliveredAt: status === callbackStatus.success ? createdAt + 1 : 0,
      nextAt: status === callbackStatus.failed ? now + 240 : 0,
      attempts,
    }));
    if (status === callbackStatus.failed) followCallback(bank, merchant, row);
    else goOn(bank, merchant, row, now);
  };
  stage(5, 84 * 60, callbackStatus.callbackTimeout, 7, 500);
  stage(9, 49 * 60, callbackStatus.confirmTimeout, 0, 0);
  stage(12, 23 * 60, callbackStatus.failed, 4, 502);
  stage(14, 14 * 60, callbackStatus.failed, 3, 0);
  stage(16, 6 * 60, callbackStatus.success, 1, 200);
  stage(18, 4 * 60, callbackStatus.rewardCalculation, 0, 0);
  stage(37, 2 * 60, callbackStatus.confirmed, 0, 0);
  stage(38, 60, callbackStatus.toBeConfirmed, 0, 0);
}
