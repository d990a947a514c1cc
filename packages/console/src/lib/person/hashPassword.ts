import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hashes a password twice (SHA-256, hexadecimal, specification §5), so the form must check its rules. */
export function hashPassword(password: string): string {
  return digest(digest(password));
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
