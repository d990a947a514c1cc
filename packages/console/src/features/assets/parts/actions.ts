import { currencyStatus, onOffCode } from '@settlement/api-mocks/contract/enumerations';
import type { AssetPart } from '#data/assets.ts';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { Paths } from '#lib/paths.ts';
import { isZero } from '#lib/money.ts';

/** What can be done with a token on a network, in the order it is offered. */
export const assetActions = ['recharge', 'withdraw', 'swap', 'transfer', 'details'] as const;
export type AssetAction = (typeof assetActions)[number];

/** What is usually done next: take out what is there, or bring something in. */
export const likeliestOf = ({ balance }: Pick<AssetPart, 'balance'>): AssetAction =>
  isZero(balance) ? 'recharge' : 'withdraw';

/** Why an action is closed, the first reason that holds. */
export type Block = 'permission' | 'maintenance' | 'frozen' | 'locked' | 'empty';

/** What stands between the merchant and their money. */
export interface Standing {
  /** Undefined until it is known; nothing is closed before. */
  readonly isAuthorised: boolean | undefined;
  /** Unix seconds; 0 when withdrawals are open. */
  readonly lockUntil: number;
  readonly isFrozen: boolean;
  readonly now: number;
}

const switches = { recharge: 'recharge_status', withdraw: 'withdraw_status', swap: 'swap_status' } as const;

/** `listed` is the token as the platform lists it, undefined until that is known. */
export function blockOf(
  action: AssetAction,
  part: Pick<AssetPart, 'balance'>,
  listed: TokenOnNetwork | undefined,
  standing: Standing,
): Block | undefined {
  if (action === 'details') return undefined;
  if (standing.isAuthorised === false) return 'permission';
  // A transfer inside the platform needs no network.
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

/** Where a closed action can be opened; maintenance ends by itself. */
export function solutionHref(block: Block, id: string, paths: Paths): string | undefined {
  if (block === 'maintenance') return undefined;
  if (block === 'permission') return paths.openAuth;
  return block === 'empty' ? paths.assets({ recharge: id }) : paths.account('_security');
}

const hrefs: Record<AssetAction, (id: string, paths: Paths) => string> = {
  recharge: (id, paths) => paths.assets({ recharge: id }),
  withdraw: (id, paths) => paths.withdraw(id),
  swap: (id, paths) => paths.swap(id),
  transfer: (id, paths) => paths.assets({ transfer: id }),
  details: (id, paths) => paths.fundDetails({ id }),
};

/** Where an action leads. */
export const actionHref = (action: AssetAction, id: string, paths: Paths): string => hrefs[action](id, paths);
