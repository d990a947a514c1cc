import { movementProgress, notificationType } from '#contract/enumerations.ts';
import { assetAt, assetNamed, assets, type Asset } from '#core/catalogue/tokens.ts';
import type { Bank } from '#core/bank.ts';
import type { IncomingOrder } from '#core/journal.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits, units } from '#core/money.ts';
import type { RechargeRow } from '#core/rows/funds.ts';
import { assertTransition } from '#core/assertTransition.ts';
import { announceMovement } from '../callbacks/events.ts';
import { notify } from '../notifications/notify.ts';
import { addRecharge, postRecharge } from './book.ts';

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
    values: {
      amount: formatUnits(row.amount, asset.decimals),
      token: asset.token.token,
      chain: asset.chain.chain,
    },
    link: '/property/fundingDetails?tab=recharge',
  });
  announceMovement(bank, merchant, 'recharge', 'recharge.credited', next, at);
}

/** A deposit is seen on the chain; it is credited when confirmed. Below the minimum it is never credited, and not listed. */
export function receiveDeposit(
  bank: Bank,
  merchant: Merchant,
  asset: Asset,
  amount: bigint,
  at: number,
): RechargeRow | undefined {
  if (amount < units(asset.minRecharge, asset.decimals)) return undefined;
  const row = addRecharge(merchant, asset, amount, at, 0);
  bank.scheduler.schedule(at + asset.chain.confirmNum * asset.chain.blockSeconds, (later) =>
    credit(bank, merchant, row.index, later),
  );
  return row;
}

/** The token that is named; USDT on TRON where none is. */
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

/**
 * A deposit described by token, chain and amount; 100 of the token by default.
 *
 * @throws RangeError for a token or a chain that is not there, and for an amount with too many decimals.
 */
export function receiveOrder(
  bank: Bank,
  merchant: Merchant,
  order: IncomingOrder,
  at: number,
): RechargeRow | undefined {
  const asset = assetFor(order);
  return receiveDeposit(bank, merchant, asset, units(order.amount ?? '100', asset.decimals), at);
}
