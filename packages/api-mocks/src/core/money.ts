/**
 * Money inside the bank is a bigint of a token's smallest units; on the wire it is a decimal
 * string. There is no floating point in between.
 */

/** Values in USDT are kept to a millionth, as they are shown (specification §9). */
export const VALUE_DECIMALS = 6;
/** Prices in USDT are kept to a hundred-millionth. */
export const PRICE_DECIMALS = 8;

const powers: bigint[] = [];

/** Ten to the power of `n`. */
export function tenTo(n: number): bigint {
  return (powers[n] ??= 10n ** BigInt(n));
}

/** `"1.5"` at 6 decimals is `1500000n`; `undefined` when it is not a decimal or has too many places. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const places = match[2] ?? '';
  if (places.length > decimals) return undefined;
  return BigInt((match[1] ?? '0') + places.padEnd(decimals, '0'));
}

/** `parseUnits` for texts that are known to be right, such as constants. */
export function units(text: string, decimals: number): bigint {
  const parsed = parseUnits(text, decimals);
  if (parsed === undefined) throw new RangeError(`not an amount at ${decimals} decimals: ${text}`);
  return parsed;
}

/** `1500000n` at 6 decimals is `"1.5"`; no trailing zeros, no exponent. */
export function formatUnits(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  let places = digits.slice(digits.length - decimals);
  let end = places.length;
  while (end > 0 && places.charCodeAt(end - 1) === 48) end -= 1;
  places = places.slice(0, end);
  return places === '' ? sign + whole : `${sign}${whole}.${places}`;
}

/** Division that rounds up; for what the merchant pays. Both are positive. */
export function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

/** The value in USDT (6 decimals, rounded down) of an amount at a price (8 decimals). */
export function valueOf(amount: bigint, decimals: number, price: bigint): bigint {
  return (amount * price) / tenTo(decimals + PRICE_DECIMALS - VALUE_DECIMALS);
}

/** How much of a token a value in USDT buys, rounded down. */
export function amountFor(value: bigint, decimals: number, price: bigint): bigint {
  return (value * tenTo(decimals + PRICE_DECIMALS - VALUE_DECIMALS)) / price;
}

/** Rounds an amount up to `places` decimals, so that it reads as people write it. */
export function roundUpTo(amount: bigint, decimals: number, places: number): bigint {
  if (places >= decimals) return amount;
  const step = tenTo(decimals - places);
  return divideUp(amount, step) * step;
}

export const formatValue = (value: bigint) => formatUnits(value, VALUE_DECIMALS);
/** One token in another: a cheap one in a dear one needs more digits than a price in USDT. */
export const RATE_DECIMALS = 12;
export const formatRate = (rate: bigint) => formatUnits(rate, RATE_DECIMALS);
export const formatPrice = (price: bigint) => formatUnits(price, PRICE_DECIMALS);
