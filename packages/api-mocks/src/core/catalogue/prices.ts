import { hash32 } from '#core/books/random.ts';
import { amountFor, PRICE_DECIMALS, roundUpTo, tenTo, units } from '#core/books/money.ts';
import { tokens, type Asset, type Token } from './tokens.ts';

/* A price depends only on the token and the hour. Noise of several wavelengths makes it realistic. */

const HOUR = 3600;
const spans = [
  { hours: 24 * 90, share: 0.55 },
  { hours: 24 * 12, share: 0.28 },
  { hours: 60, share: 0.12 },
  { hours: 7, share: 0.05 },
] as const;

/** Returns a pseudorandom value from −1 to 1 that is always the same for the same arguments. */
function knot(token: string, span: number, index: number): number {
  return hash32(`${token}:${span}:${index}`) / 2147483648 - 1;
}

function noise(token: string, hour: number): number {
  let sum = 0;
  for (const { hours, share } of spans) {
    const position = hour / hours;
    const index = Math.floor(position);
    const t = position - index;
    const smooth = t * t * (3 - 2 * t);
    const from = knot(token, hours, index);
    sum += share * (from + (knot(token, hours, index + 1) - from) * smooth);
  }
  return sum;
}

const known = new Map<string, bigint>();

/** Returns the price of a token in USDT with 8 decimals. */
export function priceAt(token: Token, instant: number): bigint {
  if (token.sway === 0) return tenTo(PRICE_DECIMALS);
  const hour = Math.floor(instant / HOUR);
  const key = `${token.token}${hour}`;
  let price = known.get(key);
  if (price === undefined) {
    const deviation = BigInt(Math.round(noise(token.token, hour) * token.sway * 1_000_000));
    price = (units(token.price, PRICE_DECIMALS) * (1_000_000n + deviation)) / 1_000_000n;
    // Prices above 100 USDT have two decimals and lower prices five, similar to real markets.
    const step = price > tenTo(PRICE_DECIMALS + 2) ? tenTo(PRICE_DECIMALS - 2) : tenTo(PRICE_DECIMALS - 5);
    price = (price / step) * step;
    if (known.size > 50_000) known.clear();
    known.set(key, price);
  }
  return price;
}

/** Returns the hourly prices of the last day, oldest first. */
export function priceTrend(token: Token, instant: number): bigint[] {
  return Array.from({ length: 24 }, (_, index) => priceAt(token, instant - (23 - index) * HOUR));
}

const WEEK_STEP_HOURS = 6;
const WEEK_POINTS = (7 * 24) / WEEK_STEP_HOURS + 1;

/** Returns one price for every six hours of a week, oldest first. */
export function priceWeek(token: Token, instant: number): bigint[] {
  return Array.from({ length: WEEK_POINTS }, (_, index) =>
    priceAt(token, instant - (WEEK_POINTS - 1 - index) * WEEK_STEP_HOURS * HOUR),
  );
}

/** Returns the price change over 24 hours in percent, with two decimals and a sign, such as `"+1.24"`. */
export function changeOf(token: Token, instant: number): string {
  const before = priceAt(token, instant - 24 * HOUR);
  const hundredths = ((priceAt(token, instant) - before) * 10_000n) / before;
  const size = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${hundredths < 0n ? '-' : '+'}${size.slice(0, -2)}.${size.slice(-2)}`;
}

export function tokenNamed(name: string): Token | undefined {
  return tokens.find((token) => token.token === name);
}

/** Converts a value in USDT to an amount of a token, rounded up to six decimals. */
export const amountOfValue = ({ token, decimals }: Asset, value: bigint, instant: number): bigint =>
  roundUpTo(amountFor(value, decimals, priceAt(token, instant)), decimals, 6);
