import { LONGEST_PERIOD_DAYS } from '#contract/reports.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { fieldError } from '#core/http/apiError.ts';
import { dayOf, nextDay, startOfDay } from '#core/time/zone.ts';

const DAY = 86_400;

export interface Period {
  /** The month, such as `2026-10`. Empty for a range of days. */
  readonly month: string;
  readonly startAt: number;
  /** The last second of the period. If the period isn't over, the current time. */
  readonly endAt: number;
  /** The first second after the period. */
  readonly nextAt: number;
}

/** Returns the month that is the given number of months after `month`. */
export function monthAfter(month: string, months = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

const periodOf = (month: string, startAt: number, nextAt: number, now: number): Period => ({
  month,
  // Times of the API start at 0. In some time zones, the first day of 1970 begins earlier.
  startAt: Math.max(0, startAt),
  nextAt,
  endAt: Math.max(0, Math.min(now, nextAt - 1)),
});

export const monthPeriod = (zone: string, month: string, now: number): Period =>
  periodOf(month, startOfDay(zone, `${month}-01`), startOfDay(zone, `${monthAfter(month)}-01`), now);

export const isComplete = ({ nextAt }: Period, now: number): boolean => nextAt <= now;

/** Returns the month of the first movement or order. Returns the current month if there is neither. */
function firstMonth({ ledger, rows, profile }: Merchant, now: number): string {
  const times = [ledger.entries.get(0)?.at, rows.payments.get(0)?.createdAt, now];
  const first = Math.min(...times.filter((time) => time !== undefined));
  return dayOf(profile.merchant.time_zone, first).slice(0, 7);
}

/** Returns the months since the first movement or order, newest first. */
export function monthsOf(merchant: Merchant, now: number): string[] {
  const first = firstMonth(merchant, now);
  const months: string[] = [];
  const last = dayOf(merchant.profile.merchant.time_zone, now).slice(0, 7);
  for (let month = last; month >= first; month = monthAfter(month, -1)) months.push(month);
  return months;
}

interface PeriodQuery {
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Checks that a text is a day of the calendar. */
function assertDay(field: 'from' | 'to', day: string): void {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) throw fieldError(field, 'range');
}

function daysPeriod(zone: string, from: string, to: string, now: number): Period {
  assertDay('from', from);
  assertDay('to', to);
  const startAt = startOfDay(zone, from);
  const nextAt = startOfDay(zone, nextDay(to));
  if (startAt > now) throw fieldError('from', 'range');
  if (to < from || nextAt - startAt > (LONGEST_PERIOD_DAYS + 0.5) * DAY) throw fieldError('to', 'range');
  return periodOf('', startAt, nextAt, now);
}

/**
 * Returns the period of a report. Default: the last complete month, or the current month if no month is complete.
 *
 * @throws {ApiError} 10002 if the period is in the future, too long or incomplete
 */
export function readPeriod(merchant: Merchant, { month, from, to }: PeriodQuery, now: number): Period {
  const zone = merchant.profile.merchant.time_zone;
  if (month) {
    const period = monthPeriod(zone, month, now);
    if (period.startAt > now) throw fieldError('month', 'month');
    return period;
  }
  if (from && to) return daysPeriod(zone, from, to, now);
  if (from || to) throw fieldError(from ? 'to' : 'from', 'required');
  const [current = '', last = current] = monthsOf(merchant, now);
  return monthPeriod(zone, last, now);
}

/** Returns the month before a month, or the same number of days before a range of days. */
export function periodBefore(zone: string, { month, startAt, nextAt }: Period): Period {
  if (month !== '') return monthPeriod(zone, monthAfter(month, -1), startAt - 1);
  const days = Math.round((nextAt - startAt) / DAY);
  // Half a day after midnight is on the same date, even if the clocks change on that day.
  const first = dayOf(zone, startAt + DAY / 2 - days * DAY);
  return periodOf('', startOfDay(zone, first), startAt, startAt - 1);
}
