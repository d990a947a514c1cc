import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function signedText(time: string, body: string): string {
  return `${time}.${body}`;
}

/** Returns the HMAC-SHA-256 in hexadecimal. */
export function signatureOf(key: string, time: string, body: string): string {
  return bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(signedText(time, body))));
}

/** Checks a signature. `given` is a comma-separated list of signatures. Case and spaces are ignored. */
export function isSameSignature(given: string, own: string): boolean {
  return given.split(',').some((one) => one.trim().toLowerCase() === own.trim().toLowerCase());
}
