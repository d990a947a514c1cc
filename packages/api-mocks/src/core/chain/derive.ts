import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { base58, bech32 } from '@scure/base';
import type { ChainFamily } from '#contract/enumerations.ts';
import { base58check, rippleCheck } from '#rules/base58check.ts';
import { checksumEvm } from '#rules/evm.ts';
import { createRandom } from '#core/books/random.ts';

const writers: Readonly<Record<ChainFamily, (bytes: Uint8Array) => string>> = {
  evm: (bytes) => checksumEvm(bytesToHex(bytes.slice(0, 20))),
  tron: (bytes) => base58check.encode(Uint8Array.from([0x41, ...bytes.slice(0, 20)])),
  bitcoin: (bytes) => bech32.encode('bc', [0, ...bech32.toWords(bytes.slice(0, 20))]),
  solana: (bytes) => base58.encode(bytes),
  put: (bytes) => base58.encode(bytes),
  xrp: (bytes) => rippleCheck.encode(Uint8Array.from([0, ...bytes.slice(0, 20)])),
};

/** Returns a valid address that is calculated from the hash of a text. Its private key is unknown. */
export function deriveAddress(family: ChainFamily, text: string): string {
  return writers[family](sha256(new TextEncoder().encode(text)));
}

export function deriveTxid(family: ChainFamily, text: string): string {
  const random = createRandom(text);
  if (family === 'evm') return `0x${random.hex(64)}`;
  if (family === 'tron' || family === 'bitcoin') return random.hex(64);
  if (family === 'xrp') return random.hex(64).toUpperCase();
  return base58.encode(Uint8Array.from({ length: 64 }, () => random.int(0, 255)));
}

/** Fills in a placeholder, such as `{txid}` in `https://…/tx/{txid}`. Returns '' if the value is empty. */
export function fillIn(template: string, name: string, value: string): string {
  return value === '' ? '' : template.replace(`{${name}}`, value);
}
