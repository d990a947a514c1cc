import { type Decimal, add, compare, subtract, truncate } from './money.ts';

/** Digits on screen (specification §9). */
const SHOWN = 6;
const SHOWN_UNIT = '0.000001';

/**
 * Parts of a whole in the digits that are shown, so that they add up to the whole as it is shown: what cutting
 * off leaves over goes to the first parts that were cut. Parts of another whole are only cut.
 */
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
  /** With the network fee in it. */
  readonly fee: Decimal;
  readonly network_fee: Decimal;
  readonly actual_amount: Decimal;
}

/** What of an amount goes where, as it is shown: service fee + network fee = fee, amount − fee = received. */
export interface WithdrawalBill {
  readonly service: Decimal;
  readonly network: Decimal;
  readonly fee: Decimal;
  readonly received: Decimal;
}

export function withdrawalBill({ amount, fee, network_fee, actual_amount }: Charged): WithdrawalBill {
  const parts = [network_fee, subtract(fee, network_fee), actual_amount];
  const [network = '0', service = '0', received = '0'] = shownParts(amount, parts);
  return { service, network, fee: add(service, network), received };
}
