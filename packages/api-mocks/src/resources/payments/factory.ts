import { paymentDifference, paymentStatus, type CodeOf } from '#contract/enumerations.ts';
import { assetNamed, type Asset } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { amountFor, divideUp, roundUpTo, tenTo, valueOf } from '#core/books/money.ts';
import type { Random } from '#core/books/random.ts';
import type { PaymentRow } from '#core/books/rows/payment.ts';

/** The service fee in thousandths of the amount: 0.5%. */
const FEE_PER_THOUSAND = 5n;
export const ORDER_SECONDS = 1800;
/** The seconds between the credit of a payment and its fund aggregation. */
export const AGGREGATE_SECONDS = 1800;

export function paymentFee(collected: bigint, decimals: number): bigint {
  return roundUpTo(divideUp(collected * FEE_PER_THOUSAND, 1000n), decimals, 6);
}

const mix: readonly (readonly [asset: Asset, weight: number])[] = [
  [assetNamed('USDT', 'TRON'), 34],
  [assetNamed('USDT', 'Ethereum'), 6],
  [assetNamed('USDT', 'BSC'), 8],
  [assetNamed('USDT', 'Polygon'), 3],
  [assetNamed('USDT', 'Solana'), 3],
  [assetNamed('USDT', 'PUT'), 4],
  [assetNamed('USDC', 'Ethereum'), 5],
  [assetNamed('USDC', 'Polygon'), 6],
  [assetNamed('USDC', 'Base'), 4],
  [assetNamed('USDC', 'Solana'), 3],
  [assetNamed('BTC', 'Bitcoin'), 6],
  [assetNamed('ETH', 'Ethereum'), 8],
  [assetNamed('ETH', 'Base'), 2],
  [assetNamed('TRX', 'TRON'), 3],
  [assetNamed('SOL', 'Solana'), 3],
  [assetNamed('BNB', 'BSC'), 3],
  [assetNamed('PUT', 'PUT'), 2],
];
const mixWeights = mix.map(([, weight]) => weight);

/** The amounts of retail orders in cents at each tenth percentile, from the lowest to the highest amount. */
const retail = [290, 590, 890, 1290, 1790, 2490, 3490, 4990, 7990, 14_900, 62_000] as const;
const invoices = [
  2500, 5900, 9500, 14_000, 19_000, 28_000, 39_000, 54_000, 79_000, 120_000, 240_000,
] as const;
const endings = [0, 0, 50, 90, 95, 99, 99] as const;

/** The value of a cent of each currency, in millionths of a USDT. */
const fiats = { EUR: 10_829n, USD: 10_000n, GBP: 12_655n } as const;
type Fiat = keyof typeof fiats;

function sampleCents(random: Random, scale: readonly number[]): number {
  const position = random.next() * (scale.length - 1);
  const index = Math.floor(position);
  const from = scale[index] ?? 1000;
  const to = scale[index + 1] ?? from;
  const cents = Math.round(from + (to - from) * (position - index));
  return Math.max(100, Math.floor(cents / 100) * 100 + random.pick(endings));
}

interface Shop {
  readonly prefix: string;
  readonly fiat: Fiat;
  readonly kind: 'retail' | 'invoices';
  readonly weight: number;
}

const shops: readonly Shop[] = [
  { prefix: 'ORD', fiat: 'EUR', kind: 'retail', weight: 56 },
  { prefix: 'IOS', fiat: 'USD', kind: 'retail', weight: 33 },
  { prefix: 'INV', fiat: 'GBP', kind: 'invoices', weight: 6 },
];
const shopWeights = shops.map(({ weight }) => weight);

const dayNames = new Map<number, string>();
function compactDay(at: number): string {
  const day = Math.floor(at / 86_400);
  let name = dayNames.get(day);
  if (!name)
    dayNames.set(day, (name = new Date(day * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')));
  return name;
}

/** The initial values of a new order. */
export const unpaid = {
  detectedAt: 0,
  paidAt: 0,
  endedAt: 0,
  status: paymentStatus.toBePaid,
  collected: 0n,
  fee: 0n,
  difference: paymentDifference.none,
} as const;

export function samplePayment(random: Random, index: number, createdAt: number): PaymentRow {
  const app = random.weighted(shopWeights);
  const shop = shops[app] ?? { prefix: 'ORD', fiat: 'USD', kind: 'retail', weight: 1 };
  const asset = (mix[random.weighted(mixWeights)] ?? [assetNamed('USDT', 'TRON')])[0];
  const fiatCents = sampleCents(random, shop.kind === 'retail' ? retail : invoices);
  const price = priceAt(asset.token, createdAt);
  const amount = roundUpTo(
    amountFor(BigInt(fiatCents) * fiats[shop.fiat], asset.decimals, price),
    asset.decimals,
    asset.token.sway === 0 ? 2 : 6,
  );
  return {
    ...unpaid,
    index,
    createdAt,
    expireAt: createdAt + ORDER_SECONDS,
    app,
    asset: asset.index,
    amount,
    value: valueOf(amount, asset.decimals, price),
    fiat: shop.fiat,
    fiatCents,
    outTradeNo: `${shop.prefix}-${compactDay(createdAt)}-${String((1000 + index * 37) % 10_000).padStart(4, '0')}`,
  };
}

export interface PaidShape {
  readonly detectedAt: number;
  readonly paidAt: number;
  readonly difference?: CodeOf<typeof paymentDifference>;
}

/** Returns the received amount: exact, 4% too low or 5% too high. */
function collectedAmount(
  row: PaymentRow,
  decimals: number,
  difference: CodeOf<typeof paymentDifference>,
): bigint {
  if (difference === paymentDifference.under) return roundUpTo((row.amount * 96n) / 100n, decimals, 6);
  if (difference === paymentDifference.over) return roundUpTo((row.amount * 105n) / 100n, decimals, 6);
  return row.amount;
}

/** Adds the transfer to a payment. `paidAt` is 0 while the transfer isn't confirmed. */
export function withTransfer(row: PaymentRow, asset: Asset, shape: PaidShape): PaymentRow {
  const difference = shape.difference ?? paymentDifference.none;
  const collected = collectedAmount(row, asset.decimals, difference);
  const isPaid = shape.paidAt > 0;
  const isShort = difference === paymentDifference.under;
  return {
    ...row,
    detectedAt: shape.detectedAt,
    paidAt: shape.paidAt,
    status: isPaid ? (isShort ? paymentStatus.error : paymentStatus.paid) : row.status,
    endedAt: isPaid && isShort ? shape.paidAt : row.endedAt,
    collected,
    fee: isPaid ? paymentFee(collected, asset.decimals) : 0n,
    difference,
    ...(isPaid && { gatheredAt: shape.paidAt + AGGREGATE_SECONDS }),
  };
}

export const displayUnit = (asset: Asset): bigint => tenTo(Math.max(0, asset.decimals - 6));
