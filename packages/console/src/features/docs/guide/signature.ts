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

/** Whether a signature is among those that came, separated by commas; capitals and blanks do not matter. */
export function isSameSignature(given: string, own: string): boolean {
  return given.split(',').some((one) => one.trim().toLowerCase() === own.trim().toLowerCase());
}
