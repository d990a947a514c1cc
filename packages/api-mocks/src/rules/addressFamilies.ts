import { chainFamilies, type ChainFamily } from '#contract/enumerations.ts';
import type { AddressDanger } from './dangerousAddresses.ts';

/** Families without withdrawals here. Their addresses are recognized, so that the error can name them. */
export const foreignFamilies = ['litecoin', 'dogecoin', 'bitcoincash', 'ton', 'cosmos'] as const;

export type AddressFamily = ChainFamily | (typeof foreignFamilies)[number];

/** Every family whose addresses are known, those of the platform first. */
export const addressFamilies: readonly AddressFamily[] = [...chainFamilies, ...foreignFamilies];

export function isAddressFamily(text: string): text is AddressFamily {
  return addressFamilies.some((family) => family === text);
}

/** What is wrong with an address: its form, or that money sent there is lost. Empty when it can be used. */
export type AddressError = '' | 'format' | 'checksum' | 'zero' | AddressDanger;
