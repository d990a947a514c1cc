import type { SavedAddress } from '#contract/addresses.ts';
import { addressStatus } from '#contract/enumerations.ts';
import { isAddressFamily } from './addressFamilies.ts';
import { isSameAddress } from './sameAddress.ts';

/** The recipient of a saved address: a token on a network, an address and a memo. */
export type BookKey = Pick<SavedAddress, 'currency_id' | 'chain_family' | 'address' | 'memo'>;

export interface BookEntry extends BookKey, Pick<SavedAddress, 'status' | 'active_time'> {
  /** A deleted entry only counts for its cooling-off period. */
  readonly isDeleted?: boolean;
}

/** The entries of an address, for every token and network of its family and every memo. */
export function entriesOf<Entry extends BookKey>(
  book: readonly Entry[],
  { chain_family: family, address }: Pick<BookKey, 'chain_family' | 'address'>,
): Entry[] {
  return book.filter(
    (entry) =>
      entry.chain_family === family &&
      isAddressFamily(family) &&
      isSameAddress(family, entry.address, address),
  );
}

const isMemoOf = (entry: BookKey, memo: string) => entry.memo.trim() === memo.trim();

/**
 * Returns the saved address of a recipient: the same address and memo, if possible for the same token. Another memo at
 * the same address is another recipient.
 */
export function savedEntryOf<Entry extends BookKey>(book: readonly Entry[], key: BookKey): Entry | undefined {
  const same = entriesOf(book, key).filter((entry) => isMemoOf(entry, key.memo));
  return same.find((entry) => entry.currency_id === key.currency_id) ?? same[0];
}

/**
 * Checks if one of the entries of an address is disabled and meant for a memo. An entry without a memo is meant for
 * every memo, and any entry for every token and network. `undefined` is a recipient without an address.
 */
export function isDisabledIn(known: readonly BookEntry[], memo: string | undefined): boolean {
  return known.some(
    (entry) =>
      !entry.isDeleted &&
      entry.status === addressStatus.disabled &&
      (memo === undefined || entry.memo === '' || isMemoOf(entry, memo)),
  );
}

/**
 * Returns when an address has cooled off; 0 if it isn't cooling off at `now`. The recipient's own entry decides. Without
 * one, the address cools off as long as any entry does, on any network and deleted ones included, unless another
 * is active: deleting an entry, or choosing another token, doesn't end the period.
 */
export function coolingUntil(known: readonly BookEntry[], own: BookEntry | undefined, now: number): number {
  const isActive = (entry: BookEntry) => !entry.isDeleted && entry.status === addressStatus.active;
  if (!own && known.some(isActive)) return 0;
  const latest = Math.max(0, ...(own ? [own] : known).map(({ active_time }) => active_time));
  return latest > now ? latest : 0;
}

/** Returns why nothing may be sent to a recipient, by the entries of the address book. */
export function blockOf(
  book: readonly BookEntry[],
  key: BookKey,
  now: number,
): 'disabled' | 'cooling' | undefined {
  const known = entriesOf(book, key);
  if (isDisabledIn(known, key.memo)) return 'disabled';
  const own = savedEntryOf(known, key);
  const exact = own?.currency_id === key.currency_id ? own : undefined;
  return coolingUntil(known, exact, now) > 0 ? 'cooling' : undefined;
}
