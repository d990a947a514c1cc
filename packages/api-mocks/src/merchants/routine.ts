import { flowDirection, flowProgress, withdrawalSource, withdrawalStatus } from '../contract/enumerations.ts';
import { priceAt } from '../core/catalogue/prices.ts';
import { assetNamed, assets, gasAsset, type Asset } from '../core/catalogue/tokens.ts';
import { deriveAddress } from '../core/chain/derive.ts';
import { availableOf } from '../core/ledger.ts';
import type { Merchant } from '../core/merchant.ts';
import { tenTo, units, VALUE_DECIMALS, valueOf } from '../core/money.ts';
import type { Random } from '../core/random.ts';
import type { WithdrawalRow } from '../core/rows/funds.ts';
import type { Scheduler } from '../core/scheduler.ts';
import { gatherFunds } from '../resources/funds/gather.ts';
import { addRecharge, bookRecharge } from '../resources/recharge/book.ts';
import { bookSwapIn, bookSwapOut } from '../resources/swap/book.ts';
import { bookTransfer } from '../resources/transfers/book.ts';
import { freezeForWithdrawal, settleWithdrawal } from '../resources/withdrawals/book.ts';
import { withdrawalFee } from '../resources/withdrawals/fees.ts';

/** What a merchant does with its money week after week, beside being paid. */

const DAY = 86_400;
const WEEK = 7 * DAY;

/** The share of a balance, in percent, that leaves each week; coins are rather kept. */
const weeklyShare: Readonly<Record<string, bigint>> = {
  USDT: 17n,
  USDC: 40n,
  BTC: 4n,
  ETH: 3n,
  TRX: 22n,
  SOL: 25n,
  BNB: 25n,
  PUT: 24n,
};
const LEAST_WITHDRAWAL = units('300', VALUE_DECIMALS);

/** Addresses the demo merchant withdraws to, by what it calls them. */
export const savedLabels = ['Treasury cold', 'Acme suppliers', 'Exchange desk'] as const;

export function savedAddress(merchant: Merchant, asset: Asset, label: string): string {
  return deriveAddress(asset.chain.family, `${merchant.seed}:saved:${label}`);
}

/** An amount as a treasurer writes it: three significant figures or so. */
function rounded(amount: bigint, asset: Asset): bigint {
  const step = tenTo(Math.max(0, amount.toString().length - 3));
  const least = tenTo(Math.max(0, asset.decimals - 6));
  const unit = step > least ? step : least;
  return (amount / unit) * unit;
}

export function addWithdrawal(
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  at: number,
  more: Partial<WithdrawalRow>,
): WithdrawalRow {
  return merchant.rows.withdrawals.add((index) => ({
    index,
    requestId: '',
    createdAt: at,
    sentAt: 0,
    finishedAt: 0,
    status: withdrawalStatus.auditing,
    asset: asset.index,
    amount,
    fee: withdrawalFee(asset, amount, at).fee,
    value: valueOf(amount, asset.decimals, priceAt(asset.token, at)),
    address: savedAddress(merchant, asset, savedLabels[0]),
    memo: '',
    label: savedLabels[0],
    reason: '',
    source: withdrawalSource.console,
    ...more,
  }));
}

function withdrawWeekly(merchant: Merchant, random: Random, agenda: Scheduler, at: number): void {
  for (const asset of assets) {
    const share = weeklyShare[asset.token.token];
    if (share === undefined || asset === gasAsset) continue;
    const amount = rounded((availableOf(merchant.ledger, asset.index) * share) / 100n, asset);
    if (valueOf(amount, asset.decimals, priceAt(asset.token, at)) < LEAST_WITHDRAWAL) continue;
    const label = savedLabels[random.weighted([5, 2, 3])] ?? savedLabels[0];
    const createdAt = at + random.int(0, 5400);
    agenda.schedule(createdAt, () => {
      if (availableOf(merchant.ledger, asset.index) < amount) return;
      const sentAt = createdAt + random.int(120, 900);
      const finishedAt = sentAt + asset.chain.confirmNum * asset.chain.blockSeconds + random.int(20, 90);
      const row = addWithdrawal(merchant, asset, amount, createdAt, {
        sentAt,
        finishedAt,
        status: withdrawalStatus.accomplish,
        label,
        address: savedAddress(merchant, asset, label),
      });
      freezeForWithdrawal(merchant, row, createdAt);
      agenda.schedule(finishedAt, (done) => settleWithdrawal(merchant, row, done));
    });
  }
}

/** Gas of gathering once, in millionths of a USDT; Ethereum and Bitcoin are the dear ones. */
const gasRange: Readonly<Record<string, readonly [number, number]>> = {
  TRON: [380_000, 1_900_000],
  Ethereum: [1_200_000, 6_400_000],
  BSC: [40_000, 210_000],
  Polygon: [8000, 60_000],
  Solana: [3000, 21_000],
  Bitcoin: [900_000, 5_200_000],
};

const gathered = [
  assetNamed('USDT', 'TRON'),
  assetNamed('USDT', 'Ethereum'),
  assetNamed('USDT', 'BSC'),
  assetNamed('USDC', 'Polygon'),
  assetNamed('USDC', 'Solana'),
  assetNamed('BTC', 'Bitcoin'),
] as const;

function gatherOne(merchant: Merchant, random: Random, at: number): void {
  const asset = gathered[random.weighted([40, 10, 16, 12, 10, 8])] ?? gathered[0];
  const [least, most] = gasRange[asset.chain.chain] ?? [10_000, 50_000];
  const gas = BigInt(random.int(least, most));
  if (availableOf(merchant.ledger, gasAsset.index) > gas)
    gatherFunds(merchant, asset, gas, random.int(3, 48), at);
}

function swapOne(merchant: Merchant, random: Random, agenda: Scheduler, at: number): void {
  const from = random.pick([
    assetNamed('SOL', 'Solana'),
    assetNamed('BNB', 'BSC'),
    assetNamed('TRX', 'TRON'),
  ]);
  const to = assetNamed('USDT', 'TRON');
  const fromAmount = rounded(availableOf(merchant.ledger, from.index) / 6n, from);
  if (fromAmount === 0n) return;
  const got = valueOf(fromAmount, from.decimals, priceAt(from.token, at));
  const fee = got / 500n;
  const finishedAt = at + random.int(4, 30);
  const row = merchant.rows.swaps.add((index) => ({
    index,
    createdAt: at,
    finishedAt,
    from: from.index,
    to: to.index,
    fromAmount,
    toAmount: got - fee,
    fee,
    progress: flowProgress.accomplish,
  }));
  bookSwapOut(merchant, row, at);
  agenda.schedule(finishedAt, (done) => bookSwapIn(merchant, row, done));
}

/** Merchants that send and receive now and then. */
export const partners = ['Acme Supplies', 'Litware Studio', 'Proseware GmbH'] as const;

function transferOne(merchant: Merchant, random: Random, at: number): void {
  const asset = assetNamed('USDT', 'TRON');
  const amount = BigInt(random.int(40, 900)) * tenTo(asset.decimals);
  const isOut = random.chance(0.6) && availableOf(merchant.ledger, asset.index) > amount;
  const row = merchant.rows.transfers.add((index) => ({
    index,
    createdAt: at,
    direction: isOut ? flowDirection.out : flowDirection.in,
    counterparty: random.pick(partners),
    asset: asset.index,
    amount,
    remark: isOut ? `Settlement ${index + 1}` : `Refund share ${index + 1}`,
    progress: flowProgress.accomplish,
  }));
  bookTransfer(merchant, row, at);
}

function rechargeGas(merchant: Merchant, amount: bigint, at: number): void {
  bookRecharge(merchant, addRecharge(merchant, gasAsset, amount, at - 40, at), at);
}

/** Puts on the agenda everything between two instants that is not a payment. */
export function planRoutine(
  merchant: Merchant,
  random: Random,
  agenda: Scheduler,
  from: number,
  until: number,
): void {
  const plan = (at: number, happen: (at: number) => void) => {
    if (at > from && at < until) agenda.schedule(at, happen);
  };
  for (let day = from; day < until; day += DAY) {
    const number = Math.round(day / DAY);
    if (number % 28 === 4)
      plan(day + 3 * 3600, (at) => rechargeGas(merchant, units('260', gasAsset.decimals), at));
    for (let i = random.int(0, 2); i >= 0; i -= 1) {
      plan(day + random.int(4 * 3600, DAY - 1), (at) => gatherOne(merchant, random, at));
    }
    if (number % 13 === 9) plan(day + 15 * 3600, (at) => swapOne(merchant, random, agenda, at));
    if (number % 11 === 6) plan(day + 13 * 3600, (at) => transferOne(merchant, random, at));
  }
  const firstMonday = from + ((((4 - Math.floor(from / DAY)) % 7) + 7) % 7) * DAY;
  for (let monday = firstMonday; monday < until - DAY; monday += WEEK) {
    plan(monday + 9 * 3600, (at) => withdrawWeekly(merchant, random, agenda, at));
  }
}
