import { addressStatus } from '#contract/enumerations.ts';
import type { Bank } from '#core/books/bank.ts';
import { assetAt, type Asset } from '#core/catalogue/tokens.ts';
import { fieldError, type ApiError } from '#core/http/apiError.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { AddressRow } from '#core/books/rows/settings.ts';
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

export type Destination =
  | { readonly kind: 'address'; readonly asset: Asset; readonly address: string; readonly memo: string }
  /** Another merchant. `seed` generates the deposit addresses. */
  | { readonly kind: 'merchant'; readonly seed: string };

type AddressDestination = Extract<Destination, { kind: 'address' }>;

/** @throws {ApiError} 10002 if the address isn't valid on the network, or if the memo is invalid */
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

/** Returns all entries, also deleted ones, without memos on networks that don't use them. */
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

/** For another merchant, returns the entries with one of its deposit addresses. */
function knownOf(merchant: Merchant, destination: Destination): RowEntry[] {
  const book = entriesOfBook(merchant);
  if (destination.kind === 'address') return entriesOf(book, keyOf(destination.asset, destination));
  return book.filter(({ row }) => {
    const asset = assetAt(row.asset);
    return isSameAddress(asset.chain.family, row.address, depositAddress(destination.seed, asset));
  });
}

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

/** Another merchant is saved if one of its deposit addresses is. @throws {ApiError} if it isn't saved */
export function assertSaved(merchant: Merchant, destination: Destination): void {
  const isSaved =
    destination.kind === 'address'
      ? savedEntryOf(merchant, destination) !== undefined
      : knownOf(merchant, destination).some(
          ({ isDeleted, status }) => !isDeleted && status === addressStatus.active,
        );
  if (!isSaved) throw refusal(destination, 'not_saved');
}

/** Returns the end of the destination's cooling-off period in Unix seconds. Returns 0 if the period is over. */
export function coolingUntil(merchant: Merchant, destination: Destination, now: number): number {
  const known = knownOf(merchant, destination);
  const own = destination.kind === 'address' ? savedEntryOf(merchant, destination) : undefined;
  return coolingEnd(
    known,
    known.find(({ row }) => row === own),
    now,
  );
}

export function isDisabled(merchant: Merchant, destination: Destination): boolean {
  const memo = destination.kind === 'address' ? keyOf(destination.asset, destination).memo : undefined;
  return isDisabledIn(knownOf(merchant, destination), memo);
}

export function assertCooledOff(merchant: Merchant, destination: Destination, now: number): void {
  if (isDisabled(merchant, destination)) throw refusal(destination, 'disabled');
  if (coolingUntil(merchant, destination, now) > 0) throw refusal(destination, 'cooling');
}
