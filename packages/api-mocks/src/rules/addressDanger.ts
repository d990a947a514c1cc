import type { AddressFamily } from './addressFamilies.ts';
import { dangerousAddresses, type AddressDanger } from './dangerousAddresses.ts';
import { addressKey } from './sameAddress.ts';
import { witnessVersion } from './segwit.ts';

const dangers = ['burn', 'system', 'contract'] as const satisfies readonly AddressDanger[];

const known = new Map<string, AddressDanger>(
  Object.entries(dangerousAddresses).flatMap(([family, lists]) =>
    dangers.flatMap((danger) =>
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

// Ids of programs are names filled up with ones; a key ends so once in 10^14.
const programId: Range = (key) => (/1{8}$/.test(key) ? 'system' : '');

// BIP-141: versions 2 to 16 have no rules yet, so that anybody may spend from them.
const futureWitness =
  (prefix: string): Range =>
  (key) =>
    (witnessVersion(key, prefix) ?? 0) > 1 ? 'burn' : '';

/** Whole ranges, each by the form of its addresses. */
const ranges: Partial<Record<AddressFamily, Range>> = {
  evm(key) {
    // Precompiles and the system contracts of BSC and Polygon have all but the last two bytes zero; the
    // predeploys of the OP stack (Base) are 0x4200…0000 to 0x4200…ffff.
    if (/^0x(?:0{36}|420{34})[0-9a-f]{4}$/.test(key)) return 'system';
    // One digit throughout: used to burn; no key makes it.
    return /^0x([0-9a-f])\1{39}$/.test(key) ? 'burn' : '';
  },
  solana: programId,
  put: programId,
  bitcoin: futureWitness('bc'),
  litecoin: futureWitness('ltc'),
};

/** Whether money sent to a well-formed address is lost, and why; empty when nothing is known against it. */
export function addressDanger(family: AddressFamily, text: string): AddressDanger | '' {
  const key = addressKey(family, text);
  return known.get(`${family}:${key}`) ?? ranges[family]?.(key) ?? '';
}
