import { addressDanger } from './addressDanger.ts';
import { type AddressFamily, type AddressError, addressFamilies } from './addressFamilies.ts';
import { hashError, keyError, rippleError } from './base58check.ts';
import { cashError } from './cashaddr.ts';
import { cosmosError, segwitError } from './segwit.ts';
import { evmError } from './evm.ts';
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
 * Returns the violated rule, or the reason why money sent to the address would be lost. Empty without an error. Only
 * the server checks addresses of an unknown family.
 */
export function addressError(family: AddressFamily | undefined, text: string): AddressError {
  return family === undefined ? '' : checks[family](text) || addressDanger(family, text);
}

/** Solana and PUT addresses are indistinguishable, and so are `3…` of Bitcoin and Litecoin. */
export function familiesOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressError(family, text) === '');
}

export function formsOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressError(family, text) !== 'format');
}
