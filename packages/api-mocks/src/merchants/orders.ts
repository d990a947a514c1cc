import { paymentDifference, paymentStatus } from '../contract/enumerations.ts';
import { assetAt } from '../core/catalogue/tokens.ts';
import type { Random } from '../core/random.ts';
import type { PaymentRow } from '../core/rows/payment.ts';
import { offsetAt } from '../core/zone.ts';
import { ORDER_SECONDS, samplePayment, withTransfer } from '../resources/payments/factory.ts';
import { confirmationSeconds } from '../resources/payments/lifecycle.ts';

const DAY = 86_400;

/** How busy each hour of a merchant's day is. */
const hours = [3, 2, 1, 1, 1, 2, 3, 5, 7, 9, 11, 11, 10, 9, 9, 10, 10, 11, 13, 15, 15, 12, 8, 5] as const;

/** Sunday to Saturday. */
const weekdays = [0.82, 0.95, 0.98, 1.0, 1.06, 1.18, 1.05] as const;

/** How many orders fall on each day: slow growth, a weekly rhythm, some chance. */
export function ordersPerDay(random: Random, firstDay: number, days: number, orders: number): number[] {
  const weights = Array.from({ length: days }, (_, day) => {
    const weekday = new Date((firstDay + day * DAY) * 1000).getUTCDay();
    return (0.45 + (0.95 * day) / days) * (weekdays[weekday] ?? 1) * (0.86 + random.next() * 0.28);
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  let given = 0;
  return weights.map((weight) => {
    reached += (weight / whole) * orders;
    const count = Math.round(reached) - given;
    given += count;
    return count;
  });
}

/** Instants within one day of the zone's rhythm, in order. */
export function timesOfDay(random: Random, dayStart: number, count: number, zone: string): number[] {
  const shift = offsetAt(zone, dayStart + DAY / 2);
  const times = Array.from({ length: count }, () => {
    const local = random.weighted(hours) * 3600 + random.int(0, 3599);
    return dayStart + ((((local - shift) % DAY) + DAY) % DAY);
  });
  return times.sort((a, b) => a - b);
}

function paid(random: Random, row: PaymentRow, isLate: boolean): PaymentRow {
  const roll = random.next();
  const detectedAt = row.createdAt + (isLate ? ORDER_SECONDS + random.int(60, 5400) : random.int(25, 900));
  const { under, over, multiple, none, late } = paymentDifference;
  const difference = isLate
    ? late
    : roll < 0.006
      ? under
      : roll < 0.011
        ? over
        : roll < 0.014
          ? multiple
          : none;
  return withTransfer(row, assetAt(row.asset), {
    detectedAt,
    paidAt: detectedAt + confirmationSeconds(row) + random.int(0, 9),
    difference,
  });
}

/** The order as it stands at an instant: a refund after it has not happened, anything else came a little sooner. */
export function endedBy(row: PaymentRow, instant: number): PaymentRow {
  const paidAt = Math.min(row.paidAt, instant);
  if (row.endedAt <= instant) return { ...row, paidAt };
  return row.status === paymentStatus.refunded
    ? { ...row, paidAt, status: paymentStatus.paid, endedAt: 0 }
    : { ...row, paidAt, endedAt: instant };
}

/** How an order of the past came out. */
export function sampleOutcome(random: Random, index: number, createdAt: number): PaymentRow {
  const row = samplePayment(random, index, createdAt);
  const roll = random.next();
  if (roll < 0.872) return paid(random, row, false);
  if (roll < 0.934) return { ...row, status: paymentStatus.timeout, endedAt: row.expireAt };
  if (roll < 0.942) return paid(random, row, true);
  if (roll < 0.976) return { ...row, status: paymentStatus.closed, endedAt: createdAt + random.int(60, 900) };
  if (roll < 0.99) {
    const credited = paid(random, row, false);
    return {
      ...credited,
      status: paymentStatus.refunded,
      endedAt: credited.paidAt + random.int(3600, 3 * DAY),
    };
  }
  const detectedAt = createdAt + random.int(25, 900);
  const seen = withTransfer(row, assetAt(row.asset), { detectedAt, paidAt: 0 });
  const status = roll < 0.996 ? paymentStatus.error : paymentStatus.chainConfirmationFailure;
  return { ...seen, status, endedAt: detectedAt + 2 * confirmationSeconds(row) };
}
