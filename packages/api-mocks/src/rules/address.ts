import { addressDanger } from './addressDanger.ts';
import { type AddressFamily, type AddressFault, addressFamilies } from './addressFamilies.ts';
import { hashFault, keyFault, rippleFault } from './base58check.ts';
import { cashFault } from './cashaddr.ts';
import { cosmosFault } from './cosmos.ts';
import { evmFault } from './evm.ts';
import { segwitFault } from './segwit.ts';
import { tonFault } from './ton.ts';

const checks: Readonly<Record<AddressFamily, (text: string) => AddressFault>> = {
  evm: evmFault,
  tron: (text) => hashFault(text, /^T[1-9A-HJ-NP-Za-km-z]{33}$/, [0x41]),
  bitcoin: (text) =>
    /^bc1/i.test(text)
      ? segwitFault(text, 'bc')
      : hashFault(text, /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x00, 0x05]),
  solana: keyFault,
  put: keyFault,
  xrp: rippleFault,
  litecoin: (text) =>
    /^ltc1/i.test(text)
      ? segwitFault(text, 'ltc')
      : hashFault(text, /^[LM3][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x30, 0x32, 0x05]),
  dogecoin: (text) => hashFault(text, /^[D9A][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x1e, 0x16]),
  bitcoincash: cashFault,
  ton: tonFault,
  cosmos: cosmosFault,
};

/** What is wrong with an address of a family, by its own rules, or that it loses money; empty when neither. */
export function addressFault(family: AddressFamily, text: string): AddressFault {
  return checks[family](text) || addressDanger(family, text);
}

/** The families in which a text is an address. Solana and PUT cannot be told apart, nor `3…` of Bitcoin and Litecoin. */
export function familiesOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressFault(family, text) === '');
}

/** The families whose form a text has, even when its checksum is wrong. */
export function formsOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressFault(family, text) !== 'format');
}
