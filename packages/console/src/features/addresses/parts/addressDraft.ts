import { readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { TokenOnNetwork } from '../../../data/currencies.ts';
import type { FieldMessage } from '../../../i18n/fieldText.ts';
import { type AddressValidation, validateAddress } from '../../../parts/address/addressValidation.ts';

/** What is written so far; it outlives the dialog. */
export const emptyAddress = { label: '', currency: '', address: '', memo: '', note: '', middle: '' };
export type AddressDraft = typeof emptyAddress;

export type AddressField = 'label' | 'currency' | 'address' | 'memo' | 'note' | 'middle';
export type AddressErrors = Partial<Record<AddressField, FieldMessage | 'middle' | 'verdict'>>;

const MOST_LABEL = 20;
const MOST_NOTE = 60;
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

/** Every fault of the form, by its field (specification §5). */
export function addressErrors(
  draft: AddressDraft,
  chosen: TokenOnNetwork | undefined,
  check: AddressCheck | undefined,
): AddressErrors {
  const address = addressIn(draft.address);
  return {
    ...(draft.label.trim() === '' && { label: 'required' as const }),
    ...(draft.label.trim().length > MOST_LABEL && { label: 'too_long' as const }),
    ...(!chosen && { currency: 'required' as const }),
    ...addressPart(draft.address, chosen, check),
    ...(draft.note.length > MOST_NOTE && { note: 'too_long' as const }),
    ...((check?.similar.length ?? 0) > 0 &&
      draft.middle.trim() !== middleOf(address).text && { middle: 'middle' as const }),
  };
}

function addressPart(
  typed: string,
  chosen: TokenOnNetwork | undefined,
  check: AddressCheck | undefined,
): AddressErrors {
  if (typed.trim() === '') return { address: 'required' };
  if (!chosen) return {};
  if (validationOf(typed, chosen).kind !== 'valid') return { address: 'verdict' };
  // A memo is asked for when money leaves; saving the address does not need it.
  if (!check || check.valid || check.reason === '') return {};
  if (check.reason === 'memo_required' || check.reason === 'memo_format') return {};
  return { address: `address_${check.reason}` };
}
