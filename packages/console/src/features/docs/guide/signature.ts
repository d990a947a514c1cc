import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is signed: when it was sent, and the body exactly as it came. */
export function signedText(time: string, body: string): string {
  return `${time}.${body}`;
}

/** HMAC-SHA-256 of it under the signing key of the application, in hexadecimal. */
export function signatureOf(key: string, time: string, body: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(signedText(time, body))));
}

/** Whether a signature that came is this one; capitals and blanks around it do not matter. */
export function isSameSignature(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
