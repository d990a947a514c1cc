import type { AddressFamily } from './addressFamilies.ts';

/** A destination tag of the XRP Ledger is a number of 32 bits. */
const GREATEST_TAG = 4_294_967_295n;
const LONGEST_MEMO = 120;

/** Whether a text may be the memo or tag of a transfer of the family; empty is for `memo_required` to judge. */
export function isMemo(family: AddressFamily | undefined, text: string): boolean {
  if (text === '') return true;
  if (family === 'xrp') return /^(0|[1-9]\d{0,9})$/.test(text) && BigInt(text) <= GREATEST_TAG;
  return text.length <= LONGEST_MEMO;
}
