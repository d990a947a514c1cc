import { rippleCheck } from './base58check.ts';

const MAIN = [0x05, 0x44];
const TEST = [0x04, 0x93];

/** Decodes an X-address (XLS-5), or returns its error. Returns undefined for other texts. */
export function xAddress(
  text: string,
): { address: string; memo: string } | 'checksum' | 'testnet' | undefined {
  // Each text in this form has 31 bytes and a checksum.
  if (!/^[XT][1-9A-HJ-NP-Za-km-z]{46}$/.test(text)) return undefined;
  let payload: Uint8Array;
  try {
    payload = rippleCheck.decode(text);
  } catch {
    return 'checksum';
  }
  const has = (prefix: readonly number[]) => prefix.every((byte, index) => payload[index] === byte);
  const flag = payload[22] ?? 0;
  const tag = payload.slice(23);
  // Flag 1 means that the first 32 bits are a tag. All other bits are reserved and must be 0.
  if (flag > 1 || tag.slice(flag === 1 ? 4 : 0).some((byte) => byte !== 0)) return 'checksum';
  if (has(TEST)) return 'testnet';
  if (!has(MAIN)) return 'checksum';
  return {
    address: rippleCheck.encode(Uint8Array.from([0, ...payload.slice(2, 22)])),
    memo: flag === 1 ? String(tag.slice(0, 4).reduceRight((sum, byte) => sum * 256 + byte, 0)) : '',
  };
}
