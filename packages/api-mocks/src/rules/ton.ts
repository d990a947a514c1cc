import { base64urlnopad } from '@scure/base';
import type { AddressError } from './addressFamilies.ts';
import { isZero } from './base58check.ts';

/** Returns the CRC-16/XMODEM checksum. A TON address ends with this checksum. */
export function crc16(bytes: Iterable<number>): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum;
}

/**
 * Accepts 48 characters with a checksum (`EQ…`, `UQ…`, `kQ…`, `0Q…`), or the raw form (`0:…`, `-1:…`). The first
 * two characters contain the flags.
 */
export function tonError(text: string): AddressError {
  const raw = /^(?:0|-1):([0-9a-fA-F]{64})$/.exec(text);
  if (raw) return /^0+$/.test(raw[1] ?? '') ? 'zero' : '';
  if (!/^[EUk0][Qf][A-Za-z0-9_-]{46}$/.test(text)) return 'format';
  const bytes = [...base64urlnopad.decode(text)];
  const [high = 0, low = 0] = bytes.slice(34);
  if (crc16(bytes.slice(0, 34)) !== ((high << 8) | low)) return 'checksum';
  return isZero(bytes.slice(2, 34)) ? 'zero' : '';
}

/** Returns the TON account as `workchain:hex`. Returns undefined if the text isn't a TON address. */
export function tonAccount(text: string): string | undefined {
  if (/^(?:0|-1):[0-9a-fA-F]{64}$/.test(text)) return text.toLowerCase();
  if (!/^[EUk0][Qf][A-Za-z0-9_-]{46}$/.test(text)) return undefined;
  const [, workchain = 0, ...account] = base64urlnopad.decode(text);
  const hex = account.slice(0, 32).map((byte) => byte.toString(16).padStart(2, '0'));
  return `${workchain === 0xff ? -1 : workchain}:${hex.join('')}`;
}
