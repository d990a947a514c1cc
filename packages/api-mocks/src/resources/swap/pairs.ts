import { currencyStatus } from '#contract/enumerations.ts';
import type { SwapPair, SwapSide } from '#contract/swap.ts';
import { amountOfValue } from '#core/catalogue/prices.ts';
import { assetFields, assetNamed, type Asset } from '#core/catalogue/tokens.ts';
import { formatUnits, units, VALUE_DECIMALS } from '#core/books/money.ts';

const usdt = assetNamed('USDT', 'TRON');

/** The value in USDT of a swap that changes the price of a usual pair by 1%. */
const DEPTH = units('1000000', VALUE_DECIMALS);
/** The value in USDT of a swap that changes the price of a rarely traded pair by 1%. */
const THIN = units('1000', VALUE_DECIMALS);

/** Each pair can also be swapped in the opposite direction. The last one demonstrates maintenance. */
const listed: readonly (readonly [from: Asset, to: Asset, depth?: bigint])[] = [
  [assetNamed('BTC', 'Bitcoin'), usdt],
  [assetNamed('ETH', 'Ethereum'), usdt],
  [assetNamed('TRX', 'TRON'), usdt],
  [assetNamed('SOL', 'Solana'), usdt],
  [assetNamed('BNB', 'BSC'), usdt],
  [assetNamed('USDC', 'Ethereum'), usdt],
  [assetNamed('PUT', 'PUT'), assetNamed('USDT', 'PUT'), THIN],
  [assetNamed('ETH', 'Base'), usdt],
];

export interface Pair {
  readonly id: string;
  readonly from: Asset;
  readonly to: Asset;
  readonly isAdded: boolean;
  /** The value in USDT of a swap that changes the pair's price by 1%. */
  readonly depth: bigint;
}

export const pairs: readonly Pair[] = listed.flatMap(([from, to, depth = DEPTH], index) => [
  { id: String(11 + index), from, to, isAdded: true, depth },
  { id: String(51 + index), from: to, to: from, isAdded: false, depth },
]);

export const isClosed = ({ from, to }: Pair): boolean =>
  [from, to].some(({ chain }) => chain.status === currencyStatus.maintenance);

export const SWAP_FEE_RATE = '0.002';
/** The fee is 1/500 (0.2%) of the amount before the fee. */
export const SWAP_FEE_DIVISOR = 500n;
const LEAST = units('5', VALUE_DECIMALS);
const MOST = units('100000', VALUE_DECIMALS);

export const leastOf = (asset: Asset, now: number): bigint => amountOfValue(asset, LEAST, now);
export const mostOf = (asset: Asset, now: number): bigint => amountOfValue(asset, MOST, now);

function projectSide(asset: Asset): SwapSide {
  return { id: asset.id, ...assetFields(asset), decimals: asset.decimals };
}

export function projectPair(pair: Pair, now: number): SwapPair {
  return {
    id: pair.id,
    from: projectSide(pair.from),
    to: projectSide(pair.to),
    added: pair.isAdded,
    min_amount: formatUnits(leastOf(pair.from, now), pair.from.decimals),
    max_amount: formatUnits(mostOf(pair.from, now), pair.from.decimals),
    fee_rate: SWAP_FEE_RATE,
    status: isClosed(pair) ? currencyStatus.maintenance : currencyStatus.normal,
  };
}
