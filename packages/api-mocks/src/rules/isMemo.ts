import type { AddressFamily } from './addressFamilies.ts';

/** The highest destination tag on the XRP Ledger. Tags have 32 bits. */
const GREATEST_TAG = 4_294_967_295n;
const LONGEST_MEMO = 120;

/** Checks the format of a memo. An empty text is valid, because the rule `memo_required` is checked separately. */
export function isMemo(family: AddressFamily | undefined, text: string): boolean {
  if (text === '') return true;
  if (family === 'xrp') return /^(0|[1-9]\d{0,9})$/.test(text) && BigInt(text) <= GREATEST_TAG;
  return text.length <= LONGEST_MEMO;
}
