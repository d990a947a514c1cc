import { errorCode } from '#contract/errors.ts';
import type { SwapPair, SwapQuote, SwapSide } from '#contract/swap.ts';
import { amountOfValue, priceAt } from '#core/catalogue/prices.ts';
import { ApiError, fieldError } from '#core/http/apiError.ts';
import { assetOf } from '#core/books/findAsset.ts';
import { forgetExpired } from '#core/books/transaction.ts';
import type { Call } from '#core/http/implement.ts';
import {
  amountFor,
  divideUp,
  formatRate,
  formatUnits,
  RATE_DECIMALS,
  tenTo,
  units,
  VALUE_DECIMALS,
  valueOf,
} from '#core/books/money.ts';
import { currencyStatus } from '#contract/enumerations.ts';
import { type Asset, assetFields, assetNamed } from '#core/catalogue/tokens.ts';
import { isUnverified } from '../exits/assertExit.ts';
import { tokenAmount } from '../transfers/handlers.ts';

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

const isClosed = ({ from, to }: Pair): boolean =>
  [from, to].some(({ chain }) => chain.status === currencyStatus.maintenance);

const SWAP_FEE_RATE = '0.002';
/** The fee is 1/500 (0.2%) of the amount before the fee. */
const SWAP_FEE_DIVISOR = 500n;
const LEAST = units('5', VALUE_DECIMALS);
const MOST = units('100000', VALUE_DECIMALS);

export const leastOf = (asset: Asset, now: number): bigint => amountOfValue(asset, LEAST, now);
const mostOf = (asset: Asset, now: number): bigint => amountOfValue(asset, MOST, now);

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

export const QUOTE_SECONDS = 15;
const SLIPPAGE_PER_MILLE = 5n;
/** 100% in hundredths of a percent. */
const TEN_THOUSAND = 10_000n;

export interface Route {
  readonly pair_id: string;
  readonly direction: 1 | 2;
  readonly from_id: string;
  readonly to_id: string;
  readonly balance_type: 1 | 2;
}

/** @throws {ApiError} if the pair doesn't exist, is under maintenance, or doesn't match the route */
export function pairOf(route: Route): Pair {
  const from = assetOf(route.from_id);
  const to = assetOf(route.to_id);
  const pair = pairs.find(({ id }) => id === route.pair_id);
  if (!pair) throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'pair' });
  if (pair.from !== from || pair.to !== to) throw fieldError('pair_id', 'pair');
  if (route.direction !== (pair.isAdded ? 1 : 2)) throw fieldError('direction', 'direction');
  if (isClosed(pair)) throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'maintenance' });
  return pair;
}

export function quote(call: Call, route: Route, text: string): SwapQuote {
  const { bank, merchant, now } = call;
  const pair = pairOf(route);
  const amount = tokenAmount(pair.from, text, route.balance_type, now);
  if (amount < leastOf(pair.from, now)) {
    throw new ApiError(errorCode.AMOUNT_TOO_SMALL, {
      min_amount: formatUnits(leastOf(pair.from, now), pair.from.decimals),
    });
  }
  if (amount > mostOf(pair.from, now)) throw fieldError('amount', 'amount_too_large');
  const fromPrice = priceAt(pair.from.token, now);
  const toPrice = priceAt(pair.to.token, now);
  const value = valueOf(amount, pair.from.decimals, fromPrice);
  const moved = (value * 100n) / pair.depth;
  // The price impact stays below 100%, because the price must not become 0.
  const impact = moved < TEN_THOUSAND ? moved : TEN_THOUSAND - 1n;
  const kept = TEN_THOUSAND - impact;
  const gross = (amountFor(value, pair.to.decimals, toPrice) * kept) / TEN_THOUSAND;
  const fee = divideUp(gross, SWAP_FEE_DIVISOR);
  const got = gross - fee;
  const one = tenTo(RATE_DECIMALS);
  const quoteId = `swq_${bank.random.hex(16)}`;
  forgetExpired(bank.quotes, ({ expireAt }) => expireAt, now);
  bank.quotes.set(quoteId, {
    mchid: merchant.mchid,
    pairId: pair.id,
    fromAmount: amount,
    toAmount: got,
    fee,
    expireAt: now + QUOTE_SECONDS,
  });
  return {
    quote_id: quoteId,
    // The rate includes the price impact, so that amount × rate − fee = received amount.
    rate: formatRate((fromPrice * one * kept) / (toPrice * TEN_THOUSAND)),
    inverse_rate: formatRate((toPrice * one * TEN_THOUSAND) / (fromPrice * kept)),
    fee_rate: SWAP_FEE_RATE,
    fee: formatUnits(fee, pair.to.decimals),
    fee_token: pair.to.token.token,
    from_amount: formatUnits(amount, pair.from.decimals),
    to_amount: formatUnits(got, pair.to.decimals),
    min_received: formatUnits((got * (1000n - SLIPPAGE_PER_MILLE)) / 1000n, pair.to.decimals),
    price_impact: formatUnits(impact, 2),
    need_verification: !isUnverified('swap', merchant, value, now),
    server_time: now,
    expire_time: now + QUOTE_SECONDS,
  };
}
