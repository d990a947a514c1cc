import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, bech32, createBase58check } from '@scure/base';
import type { ChainFamily } from '../../contract/enumerations.ts';
import { createRandom } from '../random.ts';

const base58check = createBase58check(sha256);

/** Writes 20 bytes as an address with its capital-letter checksum (EIP-55). */
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

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An address of the family, made from a text; nobody holds its key. */
export function deriveAddress(family: ChainFamily, text: string): string {
  const bytes = sha256(new TextEncoder().encode(text));
  const short = bytes.slice(0, 20);
  switch (family) {
    case 'evm':
      return checksumEvm(toHex(short));
    case 'tron':
      return base58check.encode(Uint8Array.from([0x41, ...short]));
    case 'bitcoin':
      return bech32.encode('bc', [0, ...bech32.toWords(short)]);
    case 'solana':
    case 'put':
      return base58.encode(bytes);
  }
}

/** A transaction id in the family's own form. */
export function deriveTxid(family: ChainFamily, text: string): string {
  const random = createRandom(text);
  switch (family) {
    case 'evm':
      return `0x${random.hex(64)}`;
    case 'tron':
    case 'bitcoin':
      return random.hex(64);
    case 'solana':
    case 'put':
      return base58.encode(Uint8Array.from({ length: 64 }, () => random.int(0, 255)));
  }
}

export function fillIn(template: string, name: string, value: string): string {
  return value === '' ? '' : template.replace(`{${name}}`, value);
}
