import type { SavedAddress } from '#contract/addresses.ts';
import { addressStatus } from '#contract/enumerations.ts';
import { type AddressFamily, isAddressFamily } from './addressFamilies.ts';
import { addressKey } from './sameAddress.ts';

export type BookKey = Pick<SavedAddress, 'currency_id' | 'chain_family' | 'address' | 'memo'>;

export interface BookEntry extends BookKey, Pick<SavedAddress, 'status' | 'active_time'> {
  /** True if the entry was deleted. Deleted entries count only for the cooling-off period. */
  readonly isDeleted?: boolean;
}

/** The keys of entries, because decoding all addresses of a large book again for each lookup takes seconds. */
const keys = new WeakMap<BookKey, string>();

function keyOf(entry: BookKey, family: AddressFamily): string {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  const key = addressKey(family, entry.address);
  keys.set(entry, key);
  return key;
}

export function entriesOf<Entry extends BookKey>(
  book: readonly Entry[],
  { chain_family: family, address }: Pick<BookKey, 'chain_family' | 'address'>,
): Entry[] {
  if (!isAddressFamily(family)) return [];
  const key = addressKey(family, address);
  return book.filter((entry) => entry.chain_family === family && keyOf(entry, family) === key);
}

const isMemoOf = (entry: BookKey, memo: string) => entry.memo.trim() === memo.trim();

/** Prefers an entry with the same token. The same address with another memo is another recipient. */
export function savedEntryOf<Entry extends BookKey>(book: readonly Entry[], key: BookKey): Entry | undefined {
  const same = entriesOf(book, key).filter((entry) => isMemoOf(entry, key.memo));
  return same.find((entry) => entry.currency_id === key.currency_id) ?? same[0];
}

/**
 * A disabled entry applies to all tokens and networks of its address family. Without a memo, it applies to
 * all memos. If `memo` is undefined, memos are ignored.
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
 * Returns Unix seconds, or 0 after the period. The entry for the selected token (`own`) determines the end.
 * Without it, an active entry ends the period. Otherwise, the latest end counts, also of deleted entries.
 */
export function coolingUntil(known: readonly BookEntry[], own: BookEntry | undefined, now: number): number {
  const isActive = (entry: BookEntry) => !entry.isDeleted && entry.status === addressStatus.active;
  if (!own && known.some(isActive)) return 0;
  const latest = Math.max(0, ...(own ? [own] : known).map(({ active_time }) => active_time));
  return latest > now ? latest : 0;
}

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
