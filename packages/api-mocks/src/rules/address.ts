import {
  type AddressFamily,
  type AddressError,
  addressFamilies,
  addressDangers,
  type AddressDanger,
} from './addressFamilies.ts';
import { hashError, keyError, rippleError } from './base58check.ts';
import { cashError } from './cashaddr.ts';
import { cosmosError, segwitError, witnessVersion } from './segwit.ts';
import { evmError } from './evm.ts';
import { tonError } from './ton.ts';
import { dangerousAddresses } from './dangerousAddresses.ts';
import { addressKey } from './sameAddress.ts';

const known = new Map<string, AddressDanger>(
  Object.entries(dangerousAddresses).flatMap(([family, lists]) =>
    addressDangers.flatMap((danger) =>
      (lists[danger] ?? []).map((text): [string, AddressDanger] => [
        `${family}:${keyOf(family, text)}`,
        danger,
      ]),
    ),
  ),
);

function keyOf(family: string, text: string): string {
  return family === 'evm' || family === 'bitcoincash' ? text.toLowerCase() : text;
}

type Range = (key: string) => AddressDanger | '';

// Some program IDs end with at least eight `1`s. For a random key, the probability is 10⁻¹⁴.
const programId: Range = (key) => (/1{8}$/.test(key) ? 'system' : '');

// SegWit versions 2 to 16 have no rules in BIP-141 yet, so anyone could spend the money.
const futureWitness =
  (prefix: string): Range =>
  (key) =>
    (witnessVersion(key, prefix) ?? 0) > 1 ? 'burn' : '';

const ranges: Partial<Record<AddressFamily, Range>> = {
  evm(key) {
    // Precompiled contracts, and system contracts of BSC and Polygon (zeros) and of the OP Stack (0x4200…).
    if (/^0x(?:0{36}|420{34})[0-9a-f]{4}$/.test(key)) return 'system';
    // No key exists for an address that repeats one digit, so sent tokens are burned.
    return /^0x([0-9a-f])\1{39}$/.test(key) ? 'burn' : '';
  },
  solana: programId,
  put: programId,
  bitcoin: futureWitness('bc'),
  litecoin: futureWitness('ltc'),
};

function addressDanger(family: AddressFamily, text: string): AddressDanger | '' {
  const key = addressKey(family, text);
  return known.get(`${family}:${key}`) ?? ranges[family]?.(key) ?? '';
}

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

/** Returns '' for an unknown family, because only the server can check its addresses. */
export function addressError(family: AddressFamily | undefined, text: string): AddressError {
  return family === undefined ? '' : checks[family](text) || addressDanger(family, text);
}

/**
 * Solana and PUT addresses have the same format, and so do Bitcoin and Litecoin addresses that start with
 * `3`.
 */
export function familiesOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressError(family, text) === '');
}

export function formsOf(text: string): AddressFamily[] {
  return addressFamilies.filter((family) => addressError(family, text) !== 'format');
}
