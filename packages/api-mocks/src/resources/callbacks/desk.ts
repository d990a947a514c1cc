import type { Bank } from '#core/books/bank.ts';
import type { EventStep } from '#core/books/journal.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { CallbackRow } from '#core/books/rows/settings.ts';
import { happening } from '#core/time/agenda.ts';
import { attempt, followCallback } from './deliver.ts';

export const isHeld = ({ attempts, wasHeld = false }: CallbackRow): boolean =>
  wasHeld && attempts.length === 0;

/** Only a failed first attempt is retried. Later attempts are sent once, even after a delivery. */
function sendAgain(bank: Bank, merchant: Merchant, index: number, at: number): void {
  const isFirst = merchant.rows.callbacks.get(index)?.attempts.length === 0;
  const row = attempt(bank, merchant, index, at, !isFirst);
  if (isFirst) followCallback(bank, merchant, row);
}

const repeat = happening('callback.repeat', (bank, merchant, index, at, times) => {
  for (let sent = 0n; sent < times; sent += 1n) sendAgain(bank, merchant, index, at);
});

export function planEvents(bank: Bank, merchant: Merchant, steps: readonly EventStep[], now: number): void {
  for (const { index, after, times } of steps)
    bank.scheduler.schedule(repeat, now + after, merchant, index, BigInt(times));
}

/** Holds back the events of a merchant, or sends the held events in their original order. */
export function holdEvents(bank: Bank, merchant: Merchant, isOn: boolean, now: number): void {
  merchant.settings.holdsEvents = isOn;
  if (isOn) return;
  for (const row of merchant.rows.callbacks.all().filter(isHeld)) sendAgain(bank, merchant, row.index, now);
}
