import { paymentStatus } from '../contract/enumerations.ts';
import type { Merchant } from '../core/merchant.ts';
import type { PaymentRow } from '../core/rows/payment.ts';
import type { Scheduler } from '../core/scheduler.ts';
import { bookPayment, bookRefund } from '../resources/payments/lifecycle.ts';

/** Room for two million positions below the time, within what a double holds exactly. */
const POSITIONS = 2 ** 22;

/**
 * Books what a stretch of orders brought, strictly in the order of time, together with what else
 * the agenda holds (withdrawals, recharges, gas).
 */
export function bookOrders(
  merchant: Merchant,
  rows: readonly PaymentRow[],
  agenda: Scheduler,
  from: number,
  until: number,
): void {
  const first = rows[0]?.index ?? 0;
  const moments: number[] = [];
  rows.forEach((row, position) => {
    if (row.paidAt === 0) return;
    moments.push((row.paidAt - from) * POSITIONS + position * 2);
    if (row.status === paymentStatus.refunded)
      moments.push((row.endedAt - from) * POSITIONS + position * 2 + 1);
  });
  const ordered = Float64Array.from(moments).sort();
  for (const moment of ordered) {
    const at = from + Math.floor(moment / POSITIONS);
    const rest = moment % POSITIONS;
    const row = merchant.rows.payments.get(first + (rest >> 1));
    if (!row) continue;
    agenda.runUntil(at, (_at, happen) => happen());
    if (rest % 2 === 0) bookPayment(merchant, row, at);
    else bookRefund(merchant, row, at);
  }
  agenda.runUntil(until, (_at, happen) => happen());
}
