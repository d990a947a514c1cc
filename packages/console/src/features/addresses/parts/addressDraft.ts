import { createAddress } from '@settlement/api-mocks/contract/addresses';
import { required } from '@settlement/api-mocks/contract/hashes';
import { readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import * as v from 'valibot';
import type { TokenOnNetwork } from '#data/currencies.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';
import { type AddressValidation, validateAddress } from '#parts/address/addressValidation.ts';

/** What is written so far; it outlives the dialog. */
export const emptyAddress = { label: '', currency: '', address: '', memo: '', note: '', middle: '' };
export type AddressDraft = typeof emptyAddress;

/** What is typed, by the rules of the contract; the address itself is judged by its network. */
export const addressSchema = v.object({
  ...v.pick(createAddress.body, ['label', 'note', 'memo']).entries,
  currency: required,
  address: required,
  middle: v.string(),
});

const MIDDLE = 6;

/** The six characters in the middle: what a forged address cannot have in common with the real one. */
export function middleOf(address: string): {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} {
  const start = Math.floor((address.length - MIDDLE) / 2);
  return { from: start + 1, to: start + MIDDLE, text: address.slice(start, start + MIDDLE) };
}

/** What the rules say of the address; nothing while no network is chosen. */
export function validationOf(typed: string, chosen: TokenOnNetwork | undefined): AddressValidation {
  if (!chosen) return { kind: 'empty' };
  const { chain, chain_family } = chosen.network;
  const validation = validateAddress(chain_family, typed, chain);
  return validation.kind === 'otherNetwork' ? validation : validateAddress(chain_family, addressIn(typed));
}

/** The address of a payment link, or the text itself. */
export function addressIn(typed: string): string {
  return readPaymentUri(typed).address;
}

/** The same token on a network the address belongs to, to switch to. */
export function networkOfFamily(
  validation: AddressValidation,
  chosen: TokenOnNetwork | undefined,
  all: readonly TokenOnNetwork[],
): TokenOnNetwork | undefined {
  if (validation.kind !== 'mismatch' && validation.kind !== 'otherNetwork') return undefined;
  return all.find(
    ({ network, token }) =>
      token.token === chosen?.token.token &&
      (validation.kind === 'mismatch'
        ? validation.families.includes(network.chain_family)
        : network.chain === validation.network),
  );
}

/** What is wrong with the address beside the schema: its network's rules, then the server's. */
export function addressProblem(
  typed: string,
  chosen: TokenOnNetwork | undefined,
  check: AddressCheck | undefined,
): FieldMessage | 'format' | undefined {
  if (typed.trim() === '' || !chosen) return undefined;
  if (validationOf(typed, chosen).kind !== 'valid') return 'format';
  // A memo is asked for when money leaves; saving the address does not need it.
  if (!check || check.valid || check.reason === '') return undefined;
  if (check.reason === 'memo_required' || check.reason === 'memo_format') return undefined;
  return `address_${check.reason}`;
}
