import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, createBase58check } from '@scure/base';
import type { AddressError } from './addressFamilies.ts';

const CHECKSUM_BYTES = 4;

export const base58check = createBase58check(sha256);

function decoded(coder: { decode: (text: string) => Uint8Array }, text: string): Uint8Array | undefined {
  try {
    return coder.decode(text);
  } catch {
    return undefined;
  }
}

/** Returns the error of an address that consists of a version byte, 20 bytes and a checksum of four bytes. */
export function hashError(text: string, form: RegExp, versions: readonly number[]): AddressError {
  if (!form.test(text)) return 'format';
  const payload = decoded(base58check, text);
  if (!payload) return 'checksum';
  const [version, ...hash] = payload;
  if (version === undefined || hash.length !== 20 || !versions.includes(version)) return 'format';
  // A hash of zeros that ends with a small number has no known key either.
  return isZero(hash.slice(0, -2)) ? 'zero' : '';
}

/** Returns the error of an address of 32 bytes without a checksum. */
export function keyError(text: string): AddressError {
  // Decoding a long text would be slow.
  if (text.length > 44) return 'format';
  const bytes = decoded(base58, text);
  if (bytes?.length !== 32) return 'format';
  return isZero([...bytes]) ? 'zero' : '';
}

/** The Base58 encoding of Ripple: Bitcoin's checksum with Ripple's own alphabet. */
export const rippleCheck = {
  encode(payload: Uint8Array): string {
    return base58xrp.encode(Uint8Array.from([...payload, ...checksumOf(payload)]));
  },
  decode(text: string): Uint8Array {
    const bytes = base58xrp.decode(text);
    const payload = bytes.slice(0, -CHECKSUM_BYTES);
    const isRight = checksumOf(payload).every((byte, position) => byte === bytes[payload.length + position]);
    if (!isRight) throw new RangeError('checksum');
    return payload;
  },
};

function checksumOf(payload: Uint8Array): Uint8Array {
  return sha256(sha256(payload)).slice(0, CHECKSUM_BYTES);
}

const RIPPLE = /^r[rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz]{24,34}$/;

/** `rrrrrrrrrrrrrrrrrrrrrhoLvTp` is `zero`: all bytes before the last one are 0, so it has no private key. */
export function rippleError(text: string): AddressError {
  if (!RIPPLE.test(text)) return 'format';
  const payload = decoded(rippleCheck, text);
  if (!payload) return 'checksum';
  // The first letter of the form is the version 0.
  const [, ...account] = payload;
  if (account.length !== 20) return 'format';
  return isZero(account.slice(0, -1)) ? 'zero' : '';
}

export function isZero(bytes: readonly number[]): boolean {
  return bytes.every((byte) => byte === 0);
}
