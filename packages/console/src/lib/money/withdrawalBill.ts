import { type Decimal, add, compare, subtract, truncate } from './money.ts';

/** The number of displayed decimals (specification §9). */
const SHOWN = 6;
const SHOWN_UNIT = '0.000001';

/** Returns displayed parts that add up to the displayed whole, if the exact parts do. */
export function shownParts(whole: Decimal, parts: readonly Decimal[]): readonly Decimal[] {
  const cut = parts.map((part) => truncate(part, SHOWN));
  let left = subtract(truncate(whole, SHOWN), cut.reduce(add, '0'));
  if (compare(parts.reduce(add, '0'), whole) !== 0) return cut;
  return cut.map((part, index) => {
    if (compare(left, SHOWN_UNIT) < 0 || compare(part, parts[index] ?? part) === 0) return part;
    left = subtract(left, SHOWN_UNIT);
    return add(part, SHOWN_UNIT);
  });
}

interface Charged {
  readonly amount: Decimal;
  readonly fee: Decimal;
  readonly network_fee?: Decimal | undefined;
  readonly actual_amount: Decimal;
}

/** The displayed figures of a withdrawal: service fee + network fee = fee, and amount − fee = net amount. */
export interface WithdrawalBill {
  readonly service: Decimal;
  readonly network: Decimal;
  readonly fee: Decimal;
  readonly received: Decimal;
}

export function withdrawalBill({ amount, fee, network_fee = '0', actual_amount }: Charged): WithdrawalBill {
  const parts = [network_fee, subtract(fee, network_fee), actual_amount];
  const [network = '0', service = '0', received = '0'] = shownParts(amount, parts);
  return { service, network, fee: add(service, network), received };
}
