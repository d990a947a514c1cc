import { priceAt } from '#core/catalogue/prices.ts';
import type { Asset } from '#core/catalogue/tokens.ts';
import { amountFor, formatUnits, roundUpTo, units, VALUE_DECIMALS } from '#core/money.ts';
import { withdrawalFee as feeOf } from '#rules/withdrawalFee.ts';

/** One per mille, and never less than this much USDT. */
export const WITHDRAWAL_RATE = '0.001';
const LEAST_FEE = units('0.5', VALUE_DECIMALS);

export interface WithdrawalFee {
  readonly networkFee: bigint;
  readonly minFee: bigint;
  readonly fee: bigint;
}

/** By the rule the console knows, too; the least fee and the network's are rounded up to what is shown. */
export function withdrawalFee(asset: Asset, amount: bigint, now: number): WithdrawalFee {
  const { decimals } = asset;
  const price = priceAt(asset.token, now);
  const inToken = (value: bigint) => roundUpTo(amountFor(value, decimals, price), decimals, 6);
  const networkFee = inToken(units(asset.chain.networkFee, VALUE_DECIMALS));
  const minFee = inToken(LEAST_FEE);
  const { fee } = feeOf(formatUnits(amount, decimals), {
    rate: WITHDRAWAL_RATE,
    min_fee: formatUnits(minFee, decimals),
    network_fee: formatUnits(networkFee, decimals),
    decimals,
  });
  return { networkFee, minFee, fee: units(fee, decimals) };
}
