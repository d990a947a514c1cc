import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A text, or bytes as they were received or will be sent. */
export type Content = string | Uint8Array | ArrayBuffer;

/** Returns the HMAC-SHA-256 of the joined parts in hexadecimal. */
export const hmacOf = (key: string, ...parts: readonly Content[]): string => {
  // Copying also converts bytes of another JavaScript realm, such as a Buffer in a test with jsdom.
  const bytes = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : new Uint8Array(part)));
  return bytesToHex(hmac(sha256, utf8ToBytes(key), concatBytes(...bytes)));
};

/** Compares two texts in constant time, so that the duration doesn't reveal which character differs. */
export function isSameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}
