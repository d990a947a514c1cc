import { hashError } from './base58check.ts';

/** What people paste in the place of an address. */
export type AddressHint = 'transaction' | 'tronHex' | 'testnet' | 'link';

/** What a text that is no address looks like. */
export function addressHint(text: string): AddressHint | undefined {
  // A transaction id; addresses of Sui and Aptos have the same form.
  if (/^(0x)?[0-9a-fA-F]{64}$/.test(text)) return 'transaction';
  if (/^41[0-9a-fA-F]{40}$/.test(text)) return 'tronHex';
  if (/^(tb1|bcrt1|tltc1)/i.test(text)) return 'testnet';
  if (hashError(text, /^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x6f, 0xc4]) !== 'format') return 'testnet';
  return /^https?:\/\//i.test(text) ? 'link' : undefined;
}
