import { currencyStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { AssetPart } from '#data/assets.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { Paths } from '#lib/address/paths.ts';
import { isZero } from '#lib/money/money.ts';

export const assetActions = ['recharge', 'withdraw', 'swap', 'transfer', 'details'] as const;
export type AssetAction = (typeof assetActions)[number];

export const likeliestOf = ({ balance }: Pick<AssetPart, 'balance'>): AssetAction =>
  isZero(balance) ? 'recharge' : 'withdraw';

export type Block = 'permission' | 'maintenance' | 'frozen' | 'locked' | 'empty';

export interface Standing {
  /** No action is blocked until this is loaded. */
  readonly isAuthorised: boolean | undefined;
  /** The end of the lock in Unix seconds. 0 if withdrawals are allowed. */
  readonly lockUntil: number;
  readonly isFrozen: boolean;
  readonly now: number;
}

const switches = { recharge: 'recharge_status', withdraw: 'withdraw_status', swap: 'swap_status' } as const;

/** Returns the first reason why an action is blocked. `listed` is the platform's token, or undefined until loaded. */
export function blockOf(
  action: AssetAction,
  part: Pick<AssetPart, 'balance'>,
  listed: TokenOnNetwork | undefined,
  standing: Standing,
): Block | undefined {
  if (action === 'details') return undefined;
  if (standing.isAuthorised === false) return 'permission';
  if (action !== 'transfer' && listed) {
    const isUnderMaintenance = listed.network.status !== currencyStatus.normal;
    if (isUnderMaintenance || listed.token[switches[action]] === onOffCode.off) return 'maintenance';
  }
  const leaves = action === 'withdraw' || action === 'transfer';
  if (leaves && standing.isFrozen) return 'frozen';
  if (leaves && standing.lockUntil > standing.now) return 'locked';
  if (action !== 'recharge' && isZero(part.balance)) return 'empty';
  return undefined;
}

/** Returns undefined for maintenance, which ends automatically. */
export function solutionHref(block: Block, id: string, paths: Paths): string | undefined {
  if (block === 'maintenance') return undefined;
  if (block === 'permission') return paths.openAuth;
  return block === 'empty' ? paths.recharge(id) : paths.account('_security');
}

const hrefs: Record<AssetAction, (id: string, paths: Paths) => string> = {
  recharge: (id, paths) => paths.recharge(id),
  withdraw: (id, paths) => paths.withdraw(id),
  swap: (id, paths) => paths.swap(id),
  transfer: (id, paths) => paths.transfer({ id }),
  details: (id, paths) => paths.fundDetails({ id }),
};

export const actionHref = (action: AssetAction, id: string, paths: Paths): string => hrefs[action](id, paths);
