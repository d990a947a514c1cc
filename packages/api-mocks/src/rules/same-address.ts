import type { AddressFamily } from './address-families.ts';

/** Whether two texts are one address: hexadecimal and bech32 addresses are the same in either case. */
export function isSameAddress(family: AddressFamily, a: string, b: string): boolean {
  return addressKey(family, a) === addressKey(family, b);
}

const anyCase: ReadonlySet<AddressFamily> = new Set(['evm', 'bitcoincash', 'cosmos']);

/** One text for one address, however it is written. */
export function addressKey(family: AddressFamily, text: string): string {
  const plain = text.trim();
  return anyCase.has(family) || /^(bc|ltc)1/i.test(plain) ? plain.toLowerCase() : plain;
}

const END = 6;
const endsOf = (text: string) => (text.slice(0, END) + text.slice(-END)).toLowerCase();

/** Whether an address shows the ends of another one: lists shorten both to the same text, and thieves know. */
export function isLookAlike(family: AddressFamily, a: string, b: string): boolean {
  return endsOf(a.trim()) === endsOf(b.trim()) && !isSameAddress(family, a, b);
}
