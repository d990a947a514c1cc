import { keccak_256 } from '@noble/hashes/sha3.js';
import type { AddressError } from './addressFamilies.ts';

/** Returns the address with `0x`. The case of the letters encodes the checksum (EIP-55). */
export function checksumEvm(hex: string): string {
  const lower = hex.toLowerCase();
  const hash = keccak_256(new TextEncoder().encode(lower));
  let address = '0x';
  for (let i = 0; i < 40; i += 1) {
    const nibble = ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 15;
    const letter = lower.charAt(i);
    address += nibble >= 8 ? letter.toUpperCase() : letter;
  }
  return address;
}

/** Checks if an address has a checksum. Only an address in mixed case has a checksum (EIP-55). */
export function hasEvmChecksum(text: string): boolean {
  const hex = text.slice(2);
  return hex !== hex.toLowerCase() && hex !== hex.toUpperCase();
}

export function evmError(text: string): AddressError {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'format';
  const hex = text.slice(2);
  if (/^0{40}$/.test(hex)) return 'zero';
  return !hasEvmChecksum(text) || checksumEvm(hex) === text ? '' : 'checksum';
}
