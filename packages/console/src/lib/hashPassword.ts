import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Passwords are sent double-hashed (specification §5): SHA-256 in hexadecimal, applied twice. Whatever
 * the rules for a password are, they are checked before this, for the server cannot see it any more.
 */
export function hashPassword(password: string): string {
  return digest(digest(password));
}

function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
