import { bech32 } from '@scure/base';
import type { AddressError } from './addressFamilies.ts';

/** Prefixes of bech32 that belong to others. */
const TAKEN: ReadonlySet<string> = new Set(['bc', 'tb', 'bcrt', 'ltc', 'tltc', 'addr', 'stake']);

/** The name of a chain, `1`, and an account of 20 or 32 bytes: `cosmos1…`, `osmo1…`. */
export function cosmosError(text: string): AddressError {
  const form = /^([a-z]{2,16})1[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{38,58}$/.exec(text);
  if (!form || TAKEN.has(form[1] ?? '')) return 'format';
  const read = bech32.decodeUnsafe(text, 90);
  if (!read) return 'checksum';
  const account = bech32.fromWordsUnsafe(read.words);
  if (account?.length !== 20 && account?.length !== 32) return 'format';
  return [...account].every((byte) => byte === 0) ? 'zero' : '';
}
