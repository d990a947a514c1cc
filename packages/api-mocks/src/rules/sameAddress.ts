import type { AddressFamily } from './addressFamilies.ts';
import { base58check } from './base58check.ts';
import { tonAccount } from './ton.ts';

export function isSameAddress(family: AddressFamily | undefined, a: string, b: string): boolean {
  return addressKey(family, a) === addressKey(family, b);
}

const anyCase: ReadonlySet<AddressFamily> = new Set(['evm', 'bitcoincash', 'cosmos']);

/** Returns a key for all spellings of an address, which can differ in case, prefix and encoding. */
export function addressKey(family: AddressFamily | undefined, text: string): string {
  const plain = text.trim();
  if (family === 'ton') return tonAccount(plain) ?? plain;
  if (family === 'litecoin') return litecoinScript(plain) ?? foldCase(family, plain);
  return foldCase(family, plain).replace(/^bitcoincash:/, '');
}

function foldCase(family: AddressFamily | undefined, plain: string): string {
  return (family && anyCase.has(family)) || /^(bc|ltc)1/i.test(plain) ? plain.toLowerCase() : plain;
}

/** Returns `M…` (version 50) for `3…` (version 5), which contains the same hash. Otherwise undefined. */
function litecoinScript(text: string): string | undefined {
  try {
    const [version = 0, ...hash] = base58check.decode(text);
    return version === 0x05 ? base58check.encode(Uint8Array.from([0x32, ...hash])) : undefined;
  } catch {
    return undefined;
  }
}

/** The number of characters that users usually compare at each end of an address. */
const END = 4;

/** The prefixes of addresses by family. A prefix isn't compared, because many addresses share it. */
const prefixes: Readonly<Record<AddressFamily, RegExp>> = {
  evm: /^0x/,
  tron: /^T/,
  bitcoin: /^bc1[qp]/,
  solana: /^/,
  put: /^/,
  xrp: /^r/,
  litecoin: /^ltc1[qp]/,
  dogecoin: /^D/,
  bitcoincash: /^(?:bitcoincash:)?[qp]/,
  ton: /^[EUk0][Qf]/,
  cosmos: /^[a-z]+1/,
};

function endsOf(family: AddressFamily | undefined, text: string): string {
  const bare = foldCase(family, text.trim()).replace(family ? prefixes[family] : '', '');
  return bare.slice(0, END) + bare.slice(-END);
}

/** Users compare the first and last four characters, so attackers imitate them (address poisoning). */
export function isSimilarAddress(family: AddressFamily | undefined, a: string, b: string): boolean {
  return endsOf(family, a) === endsOf(family, b) && !isSameAddress(family, a, b);
}
