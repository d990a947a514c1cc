import { chainFamilies, type ChainFamily } from '#contract/enumerations.ts';

/** The address families that the platform doesn't support, so that errors can name them. */
export const foreignFamilies = ['litecoin', 'dogecoin', 'bitcoincash', 'ton', 'cosmos'] as const;

export type AddressFamily = ChainFamily | (typeof foreignFamilies)[number];

export const addressFamilies: readonly AddressFamily[] = [...chainFamilies, ...foreignFamilies];

export function isAddressFamily(text: string): text is AddressFamily {
  return addressFamilies.some((family) => family === text);
}

/**
 * The reasons why money sent to an address is lost:
 * - `burn`: no key exists for the address.
 * - `system`: the address belongs to a program of the network, which can't forward money.
 * - `contract`: the address belongs to the contract of a token, which can't return tokens.
 */
export const addressDangers = ['burn', 'system', 'contract'] as const;
export type AddressDanger = (typeof addressDangers)[number];

/** The reason why an address can't be used. Empty if it can be used. */
export type AddressError = '' | 'format' | 'checksum' | 'zero' | AddressDanger;
