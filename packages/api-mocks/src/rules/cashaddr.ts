import type { AddressError } from './addressFamilies.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const PREFIX = 'bitcoincash';
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];
const CHECKSUM_WORDS = 8;

/** Returns the BCH checksum of groups of five bits. The checksum of a correct address is 0. */
export function cashPolymod(words: readonly number[]): bigint {
  let sum = 1n;
  for (const word of words) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(word);
    GENERATORS.forEach((generator, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= generator;
    });
  }
  return sum ^ 1n;
}

/** Accepts `bitcoincash:q…` and `bitcoincash:p…`. The prefix is optional, and mixed case is invalid. */
export function cashError(text: string): AddressError {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return 'format';
  const bare = text.toLowerCase().replace(`${PREFIX}:`, '');
  if (!/^[qp][qpzry9x8gf2tvdw0s3jn54khce6mua7l]{41}$/.test(bare)) return 'format';
  const words = Array.from(bare, (letter) => ALPHABET.indexOf(letter));
  const prefix = Array.from(PREFIX, (letter) => letter.charCodeAt(0) & 31);
  if (cashPolymod([...prefix, 0, ...words]) !== 0n) return 'checksum';
  // The hash is between the version byte and the checksum.
  return words.slice(2, -CHECKSUM_WORDS).every((word) => word === 0) ? 'zero' : '';
}
