import { movementProgress, notificationType, movementDirection, streamType } from '#contract/enumerations.ts';
import { amountFields, assetAt, assetNamed, assets, type Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/books/bank.ts';
import type { IncomingOrder } from '#core/books/journal.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { units, valueOf } from '#core/books/money.ts';
import type { RechargeRow } from '#core/books/rows/funds.ts';
import { assertTransition } from '#core/books/assertTransition.ts';
import { announceMovement } from '../callbacks/deliver.ts';
import { notify } from '../notifications/notify.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { post } from '#core/books/ledger.ts';
import { happening } from '#core/time/agenda.ts';

function credit(bank: Bank, merchant: Merchant, index: number, at: number): void {
  const row = merchant.rows.recharges.get(index);
  if (row?.progress !== movementProgress.inProgress) return;
  assertTransition('movement', row.progress, movementProgress.accomplish);
  const next: RechargeRow = { ...row, progress: movementProgress.accomplish, confirmedAt: at };
  merchant.rows.recharges.replace(index, next);
  postRecharge(merchant, next, at);
  const asset = assetAt(row.asset);
  notify(merchant, at, {
    type: notificationType.recharge,
    notice: 'recharged',
    values: { ...amountFields(asset, row.amount), chain: asset.chain.chain },
    link: '/property/fundingDetails?tab=recharge',
  });
  announceMovement(bank, merchant, 'recharge', 'recharge.credited', next, at);
}

const credited = happening('recharge.credit', credit);

/** Returns undefined for a deposit below the minimum, which is neither credited nor listed. */
export function receiveDeposit(
  bank: Bank,
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  at: number,
): RechargeRow | undefined {
  if (amount < units(asset.minRecharge, asset.decimals)) return undefined;
  const row = addRecharge(merchant, asset, amount, at, 0);
  const creditedAt = at + asset.chain.confirmNum * asset.chain.blockSeconds;
  bank.scheduler.schedule(credited, creditedAt, merchant, row.index);
  return row;
}

function assetFor({ token, chain }: IncomingOrder): Asset {
  if (token === undefined && chain === undefined) return assetNamed('USDT', 'TRON');
  const found = assets.find(
    (one) =>
      (token === undefined || one.token.token === token) &&
      (chain === undefined || one.chain.chain === chain),
  );
  if (!found) throw new RangeError(`no ${[token, chain].filter(Boolean).join(' on ')}`);
  return found;
}

/** Default amount: 100. @throws {RangeError} for an unknown token or network, or too many decimals */
export function receiveOrder(
  bank: Bank,
  merchant: Merchant,
  order: IncomingOrder,
  at: number,
): RechargeRow | undefined {
  const asset = assetFor(order);
  return receiveDeposit(bank, merchant, asset, units(order.amount ?? '100', asset.decimals), at);
}

/** Adds a deposit. `confirmedAt` is 0 until the deposit has enough confirmations. */
export function addRecharge(
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  createdAt: number,
  confirmedAt: number,
): RechargeRow {
  return merchant.rows.recharges.add((index) => ({
    index,
    createdAt,
    confirmedAt,
    asset: asset.index,
    amount,
    value: valueOf(amount, asset.decimals, priceAt(asset.token, createdAt)),
    progress: confirmedAt > 0 ? movementProgress.accomplish : movementProgress.inProgress,
  }));
}

export function postRecharge(merchant: Merchant, row: RechargeRow, at: number): void {
  post(merchant.ledger, {
    at,
    type: streamType.recharge,
    direction: movementDirection.in,
    asset: row.asset,
    amount: row.amount,
    contra: 'chain',
    source: 'recharge',
    sourceIndex: row.index,
  });
}
