import { errorCode } from '#contract/errors.ts';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import type { DailyCollectionItem } from '#contract/statistics.ts';
import { ApiError } from '#core/http/apiError.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatValue } from '#core/books/money.ts';
import { firstNotBefore, type Table } from '#core/books/table.ts';
import { wasPaid } from '../payments/lifecycle.ts';
import type { IsChosen } from '../reports/lines.ts';
import { dayOf, nextDay, startOfDay } from '#core/time/zone.ts';

const LONGEST_RANGE_DAYS = 400;

interface Day {
  readonly date: string;
  readonly start: number;
  income: bigint;
  refund: bigint;
  created: number;
  paid: number;
}

function daysBetween(zone: string, from: number, to: number): { days: Day[]; end: number } {
  const days: Day[] = [];
  const last = dayOf(zone, to);
  for (let date = dayOf(zone, from); date <= last; date = nextDay(date)) {
    days.push({ date, start: startOfDay(zone, date), income: 0n, refund: 0n, created: 0, paid: 0 });
    if (days.length > LONGEST_RANGE_DAYS)
      throw new ApiError(errorCode.PARAMETER_ERROR, { errors: { start_time: 'range' } });
  }
  return { days, end: startOfDay(zone, nextDay(last)) };
}

/** Yields each row from the first to the last day together with its day, oldest first. */
function* rowsOfDays<Row>(
  table: Table<Row>,
  { days, end }: ReturnType<typeof daysBetween>,
  timeOf: (row: Row) => number,
): Generator<readonly [Day, Row]> {
  let position = 0;
  for (let i = firstNotBefore(table, days[0]?.start ?? 0, timeOf); i < table.length; i += 1) {
    const row = table.get(i);
    if (row === undefined || timeOf(row) >= end) return;
    while (timeOf(row) >= (days[position + 1]?.start ?? end)) position += 1;
    const day = days[position];
    if (day) yield [day, row];
  }
}

/**
 * Returns the figures per day in the merchant's time zone. Orders, including paid orders, count on the day of
 * their creation. Income and refunds count on the day of their movement.
 */
export function dailyCollection(
  merchant: Merchant,
  from: number,
  to: number,
  isMatch: IsChosen,
): DailyCollectionItem[] {
  const range = daysBetween(merchant.profile.merchant.time_zone, from, to);
  const { payments } = merchant.rows;
  for (const [day, row] of rowsOfDays(payments, range, ({ createdAt }) => createdAt)) {
    if (!isMatch(row.app)) continue;
    day.created += 1;
    if (wasPaid(row)) day.paid += 1;
  }
  for (const [day, entry] of rowsOfDays(merchant.ledger.entries, range, ({ at }) => at)) {
    const { type, direction, value, source, sourceIndex } = entry;
    if (source !== 'payment' && source !== 'refund') continue;
    if (!isMatch(payments.get(sourceIndex)?.app ?? -1)) continue;
    if (type === streamType.payment && direction === movementDirection.in) day.income += value;
    if (type === streamType.refund && direction === movementDirection.out) day.refund += value;
  }
  return range.days.map(({ date, income, refund, created, paid }) => ({
    date,
    income: formatValue(income),
    refund: formatValue(refund),
    create_num: created,
    pay_num: paid,
  }));
}
