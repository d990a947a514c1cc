import { addressStatus } from '#contract/enumerations.ts';
import type { Bank } from '#core/bank.ts';
import { assetAt, type Asset } from '#core/catalogue/tokens.ts';
import { fieldError, type ApiError } from '#core/apiError.ts';
import type { Merchant } from '#core/merchant.ts';
import type { AddressRow } from '#core/rows/settings.ts';
import { isSameAddress } from '#rules/sameAddress.ts';
import { depositAddress } from '../recharge/address.ts';
import { checkAddressOf } from '../withdrawals/addressCheck.ts';

/** Where money goes: an address of a network, or another merchant here. */
export type Destination =
  | { readonly kind: 'address'; readonly asset: Asset; readonly address: string; readonly memo: string }
  /** `seed`: of the merchant, from which its deposit addresses come. */
  | { readonly kind: 'merchant'; readonly seed: string };

type AddressDestination = Extract<Destination, { kind: 'address' }>;

/** 10002 with what is wrong with an address of the asset's network, or with its memo. */
export function assertAddress(
  bank: Bank,
  merchant: Merchant,
  { asset, address, memo }: AddressDestination,
): void {
  const { reason } = checkAddressOf(bank, merchant, asset, address, memo);
  if (reason === 'memo_format') throw fieldError('memo', reason);
  if (reason !== '') throw fieldError(reason === 'memo_required' ? 'memo' : 'address', `address_${reason}`);
}

/** The same destination on any network that has such addresses, whatever the case or encoding it is written in. */
function isAddressOf(row: AddressRow, destination: Destination): boolean {
  const { family } = assetAt(row.asset).chain;
  if (destination.kind === 'merchant')
    return isSameAddress(family, row.address, depositAddress(destination.seed, assetAt(row.asset)));
  return family === destination.asset.chain.family && isSameAddress(family, row.address, destination.address);
}

/** Whether a memo names another recipient at the same address. */
const isMemoOf = (row: AddressRow, { asset, memo }: Pick<AddressDestination, 'asset' | 'memo'>) =>
  asset.chain.memo !== true || row.memo.trim() === memo.trim();

/** The entry of the book for exactly this asset, address and, where the network has memos, memo. */
export function savedEntryOf(
  merchant: Merchant,
  { asset, address, memo }: Omit<AddressDestination, 'kind'>,
): AddressRow | undefined {
  const destination: Destination = { kind: 'address', asset, address, memo };
  return merchant.rows.addresses
    .all()
    .find(
      (row) =>
        !row.isDeleted &&
        row.asset === asset.index &&
        isAddressOf(row, destination) &&
        isMemoOf(row, destination),
    );
}

function refusal(destination: Destination, name: 'cooling' | 'disabled' | 'not_saved'): ApiError {
  return destination.kind === 'address'
    ? fieldError('address', `address_${name}`)
    : fieldError('account', `account_${name}`);
}

const isActive = (row: AddressRow) => !row.isDeleted && row.status === addressStatus.active;

/** A merchant here counts as saved when the book has one of its deposit addresses, active. */
export function assertSaved(merchant: Merchant, destination: Destination): void {
  const isSaved =
    destination.kind === 'address'
      ? savedEntryOf(merchant, destination) !== undefined
      : merchant.rows.addresses.all().some((row) => isActive(row) && isAddressOf(row, destination));
  if (!isSaved) throw refusal(destination, 'not_saved');
}

/**
 * Until when the destination cools off; 0 when it does not. The entry of the asset decides where there is one.
 * Where there is none, the address cools as long as any entry of it does, on any network and deleted ones
 * included: deleting an entry, or choosing another token, does not clear the way.
 */
export function coolingUntil(merchant: Merchant, destination: Destination, now: number): number {
  const known = merchant.rows.addresses.all().filter((row) => isAddressOf(row, destination));
  if (destination.kind === 'address') {
    const own = savedEntryOf(merchant, destination);
    if (own) return own.activeAt > now ? own.activeAt : 0;
  }
  if (known.some(isActive)) return 0;
  const latest = Math.max(0, ...known.map(({ activeAt }) => activeAt));
  return latest > now ? latest : 0;
}

/** Refuses an entry that was turned off, and a destination that is cooling off. */
export function assertCooledOff(merchant: Merchant, destination: Destination, now: number): void {
  if (coolingUntil(merchant, destination, now) > 0) throw refusal(destination, 'cooling');
  const own = destination.kind === 'address' ? savedEntryOf(merchant, destination) : undefined;
  if (own?.status === addressStatus.disabled) throw refusal(destination, 'disabled');
}
