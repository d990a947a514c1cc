import { notificationType } from '#contract/enumerations.ts';
import type { Bank } from '#core/books/bank.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { writtenLanguage, type StatementRow } from '#core/books/settings.ts';
import { dayOf, nextDay, startOfDay } from '#core/time/zone.ts';
import { notify } from '../notifications/notify.ts';
import { happening } from '#core/time/agenda.ts';

const WEEKLY = 1;
const MONTHLY = 2;
const DAY = 86_400;

/** Checks if a period starts on a day: weekly periods on Mondays, monthly ones on the first day. */
function isFirstDay(period: number, day: string): boolean {
  return period === WEEKLY ? new Date(`${day}T00:00:00Z`).getUTCDay() === 1 : day.endsWith('-01');
}

/** Returns the time of the next statement: a midnight in the zone, or 0 if statements are off. */
export function nextStatementAt(period: number, zone: string, after: number): number {
  if (period !== WEEKLY && period !== MONTHLY) return 0;
  let day = nextDay(dayOf(zone, after));
  while (!isFirstDay(period, day)) day = nextDay(day);
  return startOfDay(zone, day);
}

/** Returns the start of the period that contains the second before `end`. Default: a month. */
export function periodStart(period: number, zone: string, end: number): number {
  let day = dayOf(zone, end - 1);
  while (!isFirstDay(period, day)) day = dayOf(zone, startOfDay(zone, day) - DAY / 2);
  return startOfDay(zone, day);
}

export function writeStatement(merchant: Merchant, at: number): void {
  const { profile, settings } = merchant;
  const { period, email, format } = settings.bill.statement;
  const zone = profile.merchant.time_zone;
  const row: StatementRow = {
    id: String(20_261 + settings.statements.length),
    period,
    startAt: periodStart(period, zone, at),
    endAt: at - 1,
    writtenAt: at,
    email: email === '' ? profile.email : email,
    lang: writtenLanguage(settings),
    format: format ?? 'pdf',
  };
  settings.statements.push(row);
  notify(merchant, at, {
    type: notificationType.announcement,
    notice: 'statementReady',
    values: { from: dayOf(zone, row.startAt), to: dayOf(zone, row.endAt), email: row.email },
    link: '/accountInfo?page_tab=_billSetting',
  });
}

/** Schedules the first statement after a time. A statement that was scheduled before a change is skipped. */
export function followStatements(bank: Bank, merchant: Merchant, after: number): void {
  const { settings, profile } = merchant;
  const next = nextStatementAt(settings.bill.statement.period, profile.merchant.time_zone, after);
  if (next === settings.nextStatementAt) return;
  settings.nextStatementAt = next;
  if (next === 0) return;
  bank.scheduler.schedule(statement, next, merchant);
}

const statement = happening('statement', (bank, merchant, _index, at) => {
  if (merchant.settings.nextStatementAt !== at) return;
  writeStatement(merchant, at);
  followStatements(bank, merchant, at);
});
