import { paymentDifference, refundScope } from '@settlement/api-mocks/contract/enumerations';
import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { SelectedPayment } from '#data/refundSelection.ts';
import type { RefundIntention } from '#data/refunds.ts';
import { add, compare, isDecimal, isPositive, subtract } from '#lib/money/money.ts';

type RefundKind = 'excess' | 'second' | 'whole' | 'part';

type Refundable = NonNullable<Payment['refundable']>;

export interface RefundRow extends SelectedPayment {
  readonly refundable: Refundable;
  readonly amount: string;
  readonly kind: RefundKind;
}

/** Returns the second payment of an order that was paid twice, if it can be refunded alone. */
function secondOf(
  { diff_type, diff_amount, amount, amount_collected }: Payment,
  refundable: Refundable,
): string | undefined {
  const isSecond = diff_type === paymentDifference.multiple && compare(amount_collected, amount) > 0;
  const isPossible = isPositive(diff_amount) && compare(diff_amount, refundable.amount) < 0;
  return isSecond && isPossible && refundable.decimals !== undefined ? diff_amount : undefined;
}

/** Returns the refundable overpaid amount, or the second payment of an order that was paid twice. */
export function overpaidOf(payment: Payment): string | undefined {
  const { refundable } = payment;
  if (!refundable) return undefined;
  return isPositive(refundable.excess) ? refundable.excess : secondOf(payment, refundable);
}

function kindOf(payment: Payment, refundable: Refundable, amount: string): RefundKind {
  const isEqual = (other: string | undefined) =>
    other !== undefined && isPositive(other) && compare(amount, other) === 0;
  if (isEqual(refundable.amount)) return 'whole';
  if (isEqual(refundable.excess)) return 'excess';
  return isEqual(secondOf(payment, refundable)) ? 'second' : 'part';
}

export function refundRowOf(selected: SelectedPayment): RefundRow[] {
  const { payment } = selected;
  const { refundable } = payment;
  if (!refundable) return [];
  const amount = selected.amount ?? overpaidOf(payment) ?? refundable.amount;
  const kind = isDecimal(amount) ? kindOf(payment, refundable, amount) : 'part';
  return [{ ...selected, refundable, amount, kind }];
}

const scopes = {
  whole: refundScope.whole,
  excess: refundScope.excess,
  second: refundScope.part,
  part: refundScope.part,
} as const satisfies Record<RefundKind, number>;

export function intentionOf({ payment, refundable, amount, kind }: RefundRow): RefundIntention {
  const { trade_no, token, chain, net_work } = payment;
  return {
    endpoint: 'payments.refund',
    trade_no,
    token,
    chain,
    net_work,
    scope: scopes[kind],
    amount,
    fee: refundable.fee,
    actual_amount: subtract(amount, refundable.fee),
    refundable: refundable.amount,
    address: refundable.address,
  };
}

export interface RefundTotal extends Pick<
  RefundIntention,
  'token' | 'chain' | 'net_work' | 'amount' | 'fee'
> {
  readonly key: string;
  readonly count: number;
}

export function refundTotals(intentions: readonly RefundIntention[]): readonly RefundTotal[] {
  const totals = new Map<string, RefundTotal>();
  for (const { token, chain, net_work, amount, fee } of intentions) {
    const key = `${token} ${chain} ${net_work}`;
    const before = totals.get(key) ?? { key, token, chain, net_work, count: 0, amount: '0', fee: '0' };
    totals.set(key, {
      ...before,
      count: before.count + 1,
      amount: add(before.amount, amount),
      fee: add(before.fee, fee),
    });
  }
  return [...totals.values()];
}
