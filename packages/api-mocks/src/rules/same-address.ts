import type { AddressFamily } from './address-families.ts';

/** Whether two texts are one address: hexadecimal and bech32 addresses are the same in either case. */
export function isSameAddress(family: AddressFamily, a: string, b: string): boolean {
  return nameOf(family, a) === nameOf(family, b);
}

const anyCase: ReadonlySet<AddressFamily> = new Set(['evm', 'bitcoincash', 'cosmos']);

function nameOf(family: AddressFamily, text: string): string {
  const plain = text.trim();
  return anyCase.has(family) || /^(bc|ltc)1/i.test(plain) ? plain.toLowerCase() : plain;
}
