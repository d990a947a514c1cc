import { addressStatus } from '#contract/enumerations.ts';
import type { Bank } from '#core/bank.ts';
import { assetAt, type Asset } from '#core/catalogue/tokens.ts';
import { fieldError, type ApiError } from '#core/apiError.ts';
import type { Merchant } from '#core/merchant.ts';
import type { AddressRow } from '#core/rows/settings.ts';
import {
  type BookEntry,
  type BookKey,
  coolingUntil as coolingEnd,
  entriesOf,
  isDisabledIn,
  savedEntryOf as savedEntryIn,
} from '#rules/addressBook.ts';
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

interface RowEntry extends BookEntry {
  readonly row: AddressRow;
}

/** The rows of the address book as entries. A memo only counts on a network that has memos. */
function entriesOfBook(merchant: Merchant): RowEntry[] {
  return merchant.rows.addresses.all().map((row) => ({
    ...keyOf(assetAt(row.asset), row),
    status: row.status,
    active_time: row.activeAt,
    isDeleted: row.isDeleted,
    row,
  }));
}

const keyOf = ({ id, chain }: Asset, { address, memo }: Pick<AddressRow, 'address' | 'memo'>): BookKey => ({
  currency_id: id,
  chain_family: chain.family,
  address,
  memo: chain.memo ? memo : '',
});

/** Another merchant is known by its deposit addresses. */
function knownOf(merchant: Merchant, destination: Destination): RowEntry[] {
  const book = entriesOfBook(merchant);
  if (destination.kind === 'address') return entriesOf(book, keyOf(destination.asset, destination));
  return book.filter(({ row }) => {
    const asset = assetAt(row.asset);
    return isSameAddress(asset.chain.family, row.address, depositAddress(destination.seed, asset));
  });
}

/** The entry of the book for exactly this asset, address and, where the network has memos, memo. */
export function savedEntryOf(
  merchant: Merchant,
  { asset, ...key }: Omit<AddressDestination, 'kind'>,
): AddressRow | undefined {
  const living = entriesOfBook(merchant).filter(({ isDeleted }) => !isDeleted);
  const found = savedEntryIn(living, keyOf(asset, key));
  return found?.currency_id === asset.id ? found.row : undefined;
}

function refusal(destination: Destination, name: 'cooling' | 'disabled' | 'not_saved'): ApiError {
  return destination.kind === 'address'
    ? fieldError('address', `address_${name}`)
    : fieldError('account', `account_${name}`);
}

/** A merchant here counts as saved when the book has one of its deposit addresses, active. */
export function assertSaved(merchant: Merchant, destination: Destination): void {
  const isSaved =
    destination.kind === 'address'
      ? savedEntryOf(merchant, destination) !== undefined
      : knownOf(merchant, destination).some(
          ({ isDeleted, status }) => !isDeleted && status === addressStatus.active,
        );
  if (!isSaved) throw refusal(destination, 'not_saved');
}

/** When the destination has cooled off; 0 if it isn't cooling off. */
export function coolingUntil(merchant: Merchant, destination: Destination, now: number): number {
  const known = knownOf(merchant, destination);
  const own = destination.kind === 'address' ? savedEntryOf(merchant, destination) : undefined;
  return coolingEnd(
    known,
    known.find(({ row }) => row === own),
    now,
  );
}

/** Checks if the merchant disabled the destination, in an entry of any token. */
export function isDisabled(merchant: Merchant, destination: Destination): boolean {
  const memo = destination.kind === 'address' ? keyOf(destination.asset, destination).memo : undefined;
  return isDisabledIn(knownOf(merchant, destination), memo);
}

/** Rejects a destination that the merchant disabled, and one that is cooling off. */
export function assertCooledOff(merchant: Merchant, destination: Destination, now: number): void {
  if (isDisabled(merchant, destination)) throw refusal(destination, 'disabled');
  if (coolingUntil(merchant, destination, now) > 0) throw refusal(destination, 'cooling');
}
