export interface FeeTerms {
  /** The service fee as a share of the amount, such as `"0.001"`. */
  readonly rate: string;
  readonly min_fee: string;
  readonly network_fee: string;
  readonly decimals: number;
}

export interface FeeAndRemaining {
  readonly fee: string;
  /** The net amount. It's negative if the fee exceeds the amount. */
  readonly actual: string;
}

/**
 * `fee = ceil(max(amount × rate, min_fee) + network_fee)` at the token's decimals, `actual = amount − fee`.
 * All amounts become integers with the same scale, so that only the last step rounds.
 */
export function withdrawalFee(amount: string, terms: FeeTerms): FeeAndRemaining {
  const { rate, min_fee, network_fee, decimals } = terms;
  const extra = Math.max(...[amount, rate, min_fee, network_fee].map(placesOf));
  // The scale has enough decimals for the product of two amounts.
  const scale = 2 * extra + decimals;
  const share = scaled(amount, extra) * scaled(rate, scale - extra);
  const least = scaled(min_fee, scale);
  const exact = (share > least ? share : least) + scaled(network_fee, scale);
  const unit = 10n ** BigInt(scale - decimals);
  const fee = ((exact + unit - 1n) / unit) * unit;
  return { fee: plain(fee, scale), actual: plain(scaled(amount, scale) - fee, scale) };
}

function placesOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}

function scaled(text: string, scale: number): bigint {
  const [whole = '0', places = ''] = text.split('.');
  return BigInt(whole + places.padEnd(scale, '0'));
}

function plain(amount: bigint, scale: number): string {
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0');
  const places = digits.slice(digits.length - scale).replace(/0+$/, '');
  return `${sign}${digits.slice(0, digits.length - scale)}${places === '' ? '' : `.${places}`}`;
}
