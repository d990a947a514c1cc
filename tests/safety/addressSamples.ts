import { base64urlnopad, bech32, bech32m } from '../../packages/api-mocks/node_modules/@scure/base/index.js';
import { sha256 } from '../../packages/api-mocks/node_modules/@noble/hashes/sha2.js';
import { deriveAddress } from '#api-mocks/core/chain/derive.ts';
import { addressFamilies, type AddressFamily } from '#api-mocks/rules/addressFamilies.ts';
import { base58check } from '#api-mocks/rules/base58check.ts';
import { crc16 } from '#api-mocks/rules/ton.ts';
import { cashPolymod } from '#api-mocks/rules/cashaddr.ts';

type Encoder = (bytes: Uint8Array) => string;

export const versioned =
  (version: number): Encoder =>
  (bytes) =>
    base58check.encode(Uint8Array.from([version, ...bytes.slice(0, 20)]));
/** Returns an encoder of SegWit addresses. The default checksum depends on the version (BIP-350). */
export const segwit =
  (prefix: string, version: number, length: number, checksum?: 'bech32' | 'bech32m'): Encoder =>
  (bytes) => {
    const coder = (checksum ?? (version === 0 ? 'bech32' : 'bech32m')) === 'bech32' ? bech32 : bech32m;
    return coder.encode(prefix, [version, ...coder.toWords(bytes.slice(0, length))]);
  };

const CASH = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const cashaddr: Encoder = (bytes) => {
  const words = bech32.toWords(Uint8Array.from([0, ...bytes.slice(0, 20)]));
  const prefix = Array.from('bitcoincash', (letter) => letter.charCodeAt(0) & 31);
  const sum = cashPolymod([...prefix, 0, ...words, 0, 0, 0, 0, 0, 0, 0, 0]);
  const check = Array.from({ length: 8 }, (_, index) => Number((sum >> BigInt(5 * (7 - index))) & 31n));
  return [...words, ...check].map((word) => CASH.charAt(word)).join('');
};
const ton =
  (flags: number): Encoder =>
  (bytes) => {
    const body = [flags, 0, ...bytes];
    const sum = crc16(body);
    return base64urlnopad.encode(Uint8Array.from([...body, sum >> 8, sum & 255]));
  };

const own =
  (family: 'evm' | 'tron' | 'solana' | 'put' | 'xrp'): Encoder =>
  (bytes) =>
    deriveAddress(family, bytes.join());

const encoders: Readonly<Record<AddressFamily, readonly Encoder[]>> = {
  evm: [own('evm'), (bytes) => own('evm')(bytes).toLowerCase()],
  tron: [own('tron')],
  solana: [own('solana')],
  put: [own('put')],
  xrp: [own('xrp')],
  bitcoin: [versioned(0x00), versioned(0x05), segwit('bc', 0, 20), segwit('bc', 0, 32), segwit('bc', 1, 32)],
  litecoin: [versioned(0x30), versioned(0x32), segwit('ltc', 0, 20), segwit('ltc', 1, 32)],
  dogecoin: [versioned(0x1e), versioned(0x16)],
  bitcoincash: [cashaddr, (bytes) => `bitcoincash:${cashaddr(bytes)}`],
  ton: [ton(0x11), ton(0x51)],
  cosmos: [(bytes) => bech32.encodeFromBytes('cosmos', bytes.slice(0, 20))],
};

/** Addresses with the witness versions 2–16, which have no rules yet. */
export const futureWitness = ['bc', 'ltc'].flatMap((prefix) =>
  Array.from({ length: 15 }, (_, index) => segwit(prefix, index + 2, 32)(bytesOf(`${prefix}:${index}`))),
);

export function bytesOf(text: string): Uint8Array {
  return sha256(new TextEncoder().encode(text));
}

export interface Sample {
  readonly family: AddressFamily;
  readonly text: string;
}

export function realAddresses(ofEachForm: number): Sample[] {
  return addressFamilies.flatMap((family) =>
    encoders[family].flatMap((encode, form) =>
      Array.from({ length: ofEachForm }, (_, index) => ({
        family,
        text: encode(bytesOf(`${family}:${form}:${index}`)),
      })),
    ),
  );
}

const keysOnly: ReadonlySet<AddressFamily> = new Set(['solana', 'put']);

/** Changes, removes or adds one character of an address. `index` determines the change. */
export function spoilt({ family, text }: Sample, index: number): string {
  const at = 2 + ((index * 7) % (text.length - 3));
  const letter = text.charAt(at);
  // A plain key has no checksum, so only its length and characters can be wrong.
  if (keysOnly.has(family)) return `${text.slice(0, at)}${index % 2 ? '0' : 'l'}${text.slice(at + 1)}`;
  // An EVM address without capital letters has no checksum.
  if (family === 'evm' && text === text.toLowerCase()) return index % 2 ? text.slice(0, -1) : `${text}0`;
  const other = letter === 'a' ? 'c' : letter === '7' ? '8' : /[0-9]/.test(letter) ? '7' : 'a';
  return text.slice(0, at) + other + text.slice(at + 1);
}

/**
 * Returns a look-alike address. Its prefix, the four characters after it, and the last four characters are
 * the same.
 */
export function forged({ family, text }: Sample, prefix: number): string {
  const alphabet: Partial<Record<AddressFamily, string>> = {
    evm: '3b',
    bitcoin: 'qz',
    litecoin: 'qz',
    cosmos: 'qz',
  };
  const [one = 'x', two = 'y'] = alphabet[family] ?? 'xy';
  const middle = Array.from({ length: text.length - prefix - 8 }, (_, index) => (index % 3 ? one : two));
  return text.slice(0, prefix + 4) + middle.join('') + text.slice(-4);
}
