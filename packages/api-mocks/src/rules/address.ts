import { addressDanger } from './addressDanger.ts';
import { type AddressFamily, type AddressError, addressFamilies } from './addressFamilies.ts';
import { hashError, keyError, rippleError } from './base58check.ts';
import { cashError } from './cashaddr.ts';
import { cosmosError } from './cosmos.ts';
import { evmError } from './evm.ts';
import { segwitError } from './segwit.ts';
import { tonError } from './ton.ts';

const checks: Readonly<Record<AddressFamily, (text: string) => AddressError>> = {
  evm: evmError,
  tron: (text) => hashError(text, /^T[1-9A-HJ-NP-Za-km-z]{33}$/, [0x41]),
  bitcoin: (text) =>
    /^bc1/i.test(text)
      ? segwitError(text, 'bc')
      : hashError(text, /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x00, 0x05]),
  solana: keyError,
  put: keyError,
  xrp: rippleError,
  litecoin: (text) =>
    /^ltc1/i.test(text)
      ? segwitError(text, 'ltc')
      : hashError(text, /^[LM3][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x30, 0x32, 0x05]),
  dogecoin: (text) => hashError(text, /^[D9A][1-9A-HJ-NP-Za-km-z]{25,34}$/, [0x1e, 0x16]),
  bitcoincash: cashError,
  ton: tonError,
  cosmos: cosmosError,
};

/**
 * What is wrong with an address of a family, by its own rules, or that it loses money; empty when neither. Addresses of
 * an unknown family are judged by the server only.
 */
export function addressError(family: AddressFamily | undefined, text: string): AddressError {
  return family === undefined ? '' : checks[family](text) || addressDanger(family, text);
}

/** The families in which a text is an address. Solana and PUT are indistinguishable, as are `3…` of Bitcoin and Litecoin. */
export function familiesOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressError(family, text) === '');
}

/** The families whose form a text has, even when its checksum is wrong. */
export function formsOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressError(family, text) !== 'format');
}
