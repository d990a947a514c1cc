import { hashError } from './base58check.ts';

export type AddressHint =
  | 'transaction'
  | 'tronHex'
  | 'testnet'
  | 'link'
  | 'lightning'
  /** A Lightning address such as `name@domain`, which looks like an email address. */
  | 'lightningAddress'
  | 'name'
  | 'icap'
  /** An EVM address without `0x`: 40 hexadecimal digits. */
  | 'noPrefix';

const forms: readonly (readonly [AddressHint, RegExp])[] = [
  ['link', /^https?:\/\//i],
  ['lightning', /^(lightning|lnurl[pwc]|keyauth):|^(lnbc|lntb|lnbcrt|lnurl|lno)\d?[0-9a-z]{20,}$/i],
  ['lightningAddress', /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/],
  ['icap', /^(iban:)?XE\d{2}[0-9A-Z]{16,31}$/i],
  [
    'name',
    /^[\p{L}\p{N}\p{Extended_Pictographic}_-]+(\.[\p{L}\p{N}\p{Extended_Pictographic}_-]+)*\.[a-z]{2,}$/iu,
  ],
  ['noPrefix', /^[0-9a-f]{40}$/i],
  // The addresses of Sui and Aptos also have this format.
  ['transaction', /^(0x)?[0-9a-f]{64}$/i],
  ['tronHex', /^41[0-9a-f]{40}$/i],
  ['testnet', /^(tb1|bcrt1|tltc1)/i],
];

export function addressHint(text: string): AddressHint | undefined {
  const form = forms.find(([, pattern]) => pattern.test(text))?.[0];
  const isTest = () => hashError(text, /^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x6f, 0xc4]) !== 'format';
  return form ?? (isTest() ? 'testnet' : undefined);
}
