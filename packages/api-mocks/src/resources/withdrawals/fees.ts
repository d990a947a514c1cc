import { priceAt } from '../../core/catalogue/prices.ts';
import type { Asset } from '../../core/catalogue/tokens.ts';
import { amountFor, divideUp, roundUpTo, units, VALUE_DECIMALS } from '../../core/money.ts';

/** One per mille, and never less than this much USDT. */
export const WITHDRAWAL_RATE = '0.001';
const RATE_DIVISOR = 1000n;
const LEAST_FEE = units('0.5', VALUE_DECIMALS);

export interface WithdrawalFee {
  readonly networkFee: bigint;
  readonly minFee: bigint;
  readonly fee: bigint;
}

/** `fee = max(amount × rate, min_fee) + network_fee`, each rounded up to what is shown. */
export function withdrawalFee(asset: Asset, amount: bigint, now: number): WithdrawalFee {
  const price = priceAt(asset.token, now);
  const inToken = (value: bigint) => roundUpTo(amountFor(value, asset.decimals, price), asset.decimals, 6);
  const networkFee = inToken(units(asset.chain.networkFee, VALUE_DECIMALS));
  const minFee = inToken(LEAST_FEE);
  const share = roundUpTo(divideUp(amount, RATE_DIVISOR), asset.decimals, 6);
  return { networkFee, minFee, fee: (share > minFee ? share : minFee) + networkFee };
}
