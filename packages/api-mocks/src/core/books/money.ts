/* Money is a bigint in the smallest unit of its token, because floating-point numbers would lose digits. */

/** The decimals of values in USDT (specification §9). */
export const VALUE_DECIMALS = 6;
/** The decimals of prices in USDT. */
export const PRICE_DECIMALS = 8;

/** The largest number of decimals of any token. On some networks, the same token has fewer decimals. */
export const TOKEN_DECIMALS = 18;

const powers: bigint[] = [];

export function tenTo(n: number): bigint {
  return (powers[n] ??= 10n ** BigInt(n));
}

/** Parses `"1.5"` with 6 decimals as `1500000n`. Returns undefined for invalid texts or too many decimals. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const places = match[2] ?? '';
  if (places.length > decimals) return undefined;
  return BigInt((match[1] ?? '0') + places.padEnd(decimals, '0'));
}

export function units(text: string, decimals: number): bigint {
  const parsed = parseUnits(text, decimals);
  if (parsed === undefined) throw new RangeError(`not an amount at ${decimals} decimals: ${text}`);
  return parsed;
}

/** Formats an amount: `1500000n` with 6 decimals is `"1.5"`. The result has no trailing zeros and no exponent. */
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

/** Rounds up, for amounts that the merchant pays. `amount` must not be negative, `by` must be positive. */
export function divideUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by;
}

/** Returns the value of an amount in USDT with 6 decimals, rounded down. The price has 8 decimals. */
export function valueOf(amount: bigint, decimals: number, price: bigint): bigint {
  return (amount * price) / tenTo(decimals + PRICE_DECIMALS - VALUE_DECIMALS);
}

export function amountFor(value: bigint, decimals: number, price: bigint): bigint {
  return (value * tenTo(decimals + PRICE_DECIMALS - VALUE_DECIMALS)) / price;
}

export function roundUpTo(amount: bigint, decimals: number, places: number): bigint {
  if (places >= decimals) return amount;
  const step = tenTo(decimals - places);
  return divideUp(amount, step) * step;
}

/** Converts an amount to `TOKEN_DECIMALS`, so that amounts on several networks can be added. */
export const scaled = (amount: bigint, decimals: number): bigint => amount * tenTo(TOKEN_DECIMALS - decimals);

export const formatValue = (value: bigint) => formatUnits(value, VALUE_DECIMALS);
/** The decimals of an exchange rate. The rate from a cheap to an expensive token needs more decimals than a price. */
export const RATE_DECIMALS = 12;
export const formatRate = (rate: bigint) => formatUnits(rate, RATE_DECIMALS);
export const formatPrice = (price: bigint) => formatUnits(price, PRICE_DECIMALS);
