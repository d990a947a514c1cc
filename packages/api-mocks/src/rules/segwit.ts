import { bech32, bech32m } from '@scure/base';
import type { AddressError } from './addressFamilies.ts';

/** Checks a SegWit address: BIP-173 for version 0, BIP-350 for later ones. Mixed case isn't allowed. */
export function segwitError(text: string, prefix: string): AddressError {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return 'format';
  const old = decode(bech32, text, prefix);
  const later = decode(bech32m, text, prefix);
  if (old?.version === 0) {
    if (old.program.length !== 20 && old.program.length !== 32) return 'format';
    return old.program.every((byte) => byte === 0) ? 'zero' : '';
  }
  if (later && later.version > 0) {
    const isSized = later.program.length >= 2 && later.program.length <= 40 && later.version <= 16;
    return !isSized || (later.version === 1 && later.program.length !== 32) ? 'format' : '';
  }
  return 'checksum';
}

/** Returns the witness version of an address. Returns undefined if the text isn't a SegWit address. */
export function witnessVersion(text: string, prefix: string): number | undefined {
  return (decode(bech32m, text, prefix) ?? decode(bech32, text, prefix))?.version;
}

function decode(coder: typeof bech32, text: string, prefix: string) {
  try {
    const read = coder.decodeUnsafe(text.toLowerCase(), 90);
    if (read?.prefix !== prefix) return undefined;
    const [version = -1, ...rest] = read.words;
    return { version, program: coder.fromWords(rest) };
  } catch {
    return undefined;
  }
}

const TAKEN: ReadonlySet<string> = new Set(['bc', 'tb', 'bcrt', 'ltc', 'tltc', 'addr', 'stake']);

/** Checks `cosmos1…`, `osmo1…` and others: the prefix of a chain, `1`, and an account of 20 or 32 bytes. */
export function cosmosError(text: string): AddressError {
  const form = /^([a-z]{2,16})1[qpzry9x8gf2tvdw0s3jn54khce6mua7l]{38,58}$/.exec(text);
  if (!form || TAKEN.has(form[1] ?? '')) return 'format';
  const read = bech32.decodeUnsafe(text, 90);
  if (!read) return 'checksum';
  const account = bech32.fromWordsUnsafe(read.words);
  if (account?.length !== 20 && account?.length !== 32) return 'format';
  return [...account].every((byte) => byte === 0) ? 'zero' : '';
}
