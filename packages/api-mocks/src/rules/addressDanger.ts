import { addressDangers, type AddressDanger, type AddressFamily } from './addressFamilies.ts';
import { dangerousAddresses } from './dangerousAddresses.ts';
import { addressKey } from './sameAddress.ts';
import { witnessVersion } from './segwit.ts';

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

// Program IDs are names padded with ones. A key ends like this once in 10^14.
const programId: Range = (key) => (/1{8}$/.test(key) ? 'system' : '');

// BIP-141: versions 2 to 16 have no rules yet, so everyone can spend from them.
const futureWitness =
  (prefix: string): Range =>
  (key) =>
    (witnessVersion(key, prefix) ?? 0) > 1 ? 'burn' : '';

const ranges: Partial<Record<AddressFamily, Range>> = {
  evm(key) {
    // Precompiles and the system contracts of BSC and Polygon have only zeros except for the last two bytes. The
    // predeploys of the OP stack (Base) are 0x4200…0000 to 0x4200…ffff.
    if (/^0x(?:0{36}|420{34})[0-9a-f]{4}$/.test(key)) return 'system';
    // Addresses that consist of one repeated digit burn tokens, because no key exists for them.
    return /^0x([0-9a-f])\1{39}$/.test(key) ? 'burn' : '';
  },
  solana: programId,
  put: programId,
  bitcoin: futureWitness('bc'),
  litecoin: futureWitness('ltc'),
};

/** Returns the reason why money would be lost. Empty if no reason is known. */
export function addressDanger(family: AddressFamily, text: string): AddressDanger | '' {
  const key = addressKey(family, text);
  return known.get(`${family}:${key}`) ?? ranges[family]?.(key) ?? '';
}
