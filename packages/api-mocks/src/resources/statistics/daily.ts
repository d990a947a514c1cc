import { errorCode } from '#contract/errors.ts';
import { movementDirection, streamType } from '#contract/enumerations.ts';
import type { DailyCollectionItem } from '#contract/statistics.ts';
import { ApiError } from '#core/http/apiError.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatValue } from '#core/books/money.ts';
import { firstNotBefore } from '#core/books/table.ts';
import { wasPaid } from '../payments/lifecycle.ts';
import type { IsChosen } from '../reports/lines.ts';
import { dayOf, nextDay, startOfDay } from '#core/time/zone.ts';

const LONGEST_RANGE_DAYS = 400;

interface Bucket {
  income: bigint;
  refund: bigint;
  created: number;
  paid: number;
}

interface Days {
  readonly names: string[];
  readonly starts: number[];
}

function daysBetween(zone: string, from: number, to: number): Days {
  const names: string[] = [];
  const starts: number[] = [];
  const last = dayOf(zone, to);
  for (let day = dayOf(zone, from); day <= last; day = nextDay(day)) {
    names.push(day);
    starts.push(startOfDay(zone, day));
    if (names.length > LONGEST_RANGE_DAYS)
      throw new ApiError(errorCode.PARAMETER_ERROR, { errors: { start_time: 'range' } });
  }
  starts.push(startOfDay(zone, nextDay(last)));
  return { names, starts };
}

/**
 * Returns the payments per day in the merchant's time zone. Orders count on the day of creation, and money
 * on the day of the credit.
 */
export function dailyCollection(
  merchant: Merchant,
  from: number,
  to: number,
  isMatch: IsChosen,
): DailyCollectionItem[] {
  if (from > to) throw new ApiError(errorCode.PARAMETER_ERROR, { errors: { end_time: 'range' } });
  const { names, starts } = daysBetween(merchant.profile.merchant.time_zone, from, to);
  const [first = 0] = starts;
  const end = starts.at(-1) ?? 0;
  const buckets: Bucket[] = names.map(() => ({ income: 0n, refund: 0n, created: 0, paid: 0 }));

  const { payments } = merchant.rows;
  let day = 0;
  for (let i = firstNotBefore(payments, first, (row) => row.createdAt); i < payments.length; i += 1) {
    const row = payments.get(i);
    if (!row || row.createdAt >= end) break;
    while (row.createdAt >= (starts[day + 1] ?? end)) day += 1;
    const bucket = buckets[day];
    if (!bucket || !isMatch(row.app)) continue;
    bucket.created += 1;
    if (wasPaid(row)) bucket.paid += 1;
  }

  const { entries } = merchant.ledger;
  day = 0;
  for (let i = firstNotBefore(entries, first, (row) => row.at); i < entries.length; i += 1) {
    const entry = entries.get(i);
    if (!entry || entry.at >= end) break;
    while (entry.at >= (starts[day + 1] ?? end)) day += 1;
    const bucket = buckets[day];
    if (!bucket || (entry.source !== 'payment' && entry.source !== 'refund')) continue;
    if (!isMatch(payments.get(entry.sourceIndex)?.app ?? -1)) continue;
    if (entry.type === streamType.payment && entry.direction === movementDirection.in)
      bucket.income += entry.value;
    if (entry.type === streamType.refund && entry.direction === movementDirection.out)
      bucket.refund += entry.value;
  }

  return names.map((date, index) => {
    const bucket = buckets[index];
    return {
      date,
      income: formatValue(bucket?.income ?? 0n),
      refund: formatValue(bucket?.refund ?? 0n),
      create_num: bucket?.created ?? 0,
      pay_num: bucket?.paid ?? 0,
    };
  });
}
