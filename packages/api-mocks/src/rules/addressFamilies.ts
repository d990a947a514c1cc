import { chainFamilies, type ChainFamily } from '#contract/enumerations.ts';

/** The families without withdrawals on this platform. An error can name them. */
export const foreignFamilies = ['litecoin', 'dogecoin', 'bitcoincash', 'ton', 'cosmos'] as const;

export type AddressFamily = ChainFamily | (typeof foreignFamilies)[number];

export const addressFamilies: readonly AddressFamily[] = [...chainFamilies, ...foreignFamilies];

export function isAddressFamily(text: string): text is AddressFamily {
  return addressFamilies.some((family) => family === text);
}

/**
 * The reasons why money sent to an address is lost:
 * - `burn`: the address has no key.
 * - `system`: a program of the network that doesn't forward money.
 * - `contract`: the contract of a token. Tokens sent there are stuck.
 */
export const addressDangers = ['burn', 'system', 'contract'] as const;
export type AddressDanger = (typeof addressDangers)[number];

/** The reason why an address can't be used. Empty if it can be used. */
export type AddressError = '' | 'format' | 'checksum' | 'zero' | AddressDanger;
