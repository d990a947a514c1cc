import type { ChainFamily } from '@settlement/api-mocks/contract/enumerations';
import { addressError, formsOf } from '@settlement/api-mocks/rules/address';
import type { AddressFamily, AddressError } from '@settlement/api-mocks/rules/addressFamilies';
import { type AddressHint, addressHint } from '@settlement/api-mocks/rules/addressHint';
import { isForOtherNetwork, readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';

/** What the rules say of a text in the place of an address, before any server is asked. */
export type AddressValidation =
  | { readonly kind: 'empty' | 'valid' | Exclude<AddressError, ''> }
  /** A payment link that names another network than the chosen one. */
  | { readonly kind: 'otherNetwork'; readonly network: string }
  /** An address of other families: a message names them instead of saying "invalid". */
  | { readonly kind: 'mismatch'; readonly families: readonly AddressFamily[] }
  /** No address at all, but something people copy by mistake. */
  | { readonly kind: 'hint'; readonly hint: AddressHint };

/**
 * Other networks are looked for first: a wrong one is the mistake that costs money. `chain` is the name of the
 * chosen network, for links that name one.
 */
export function validateAddress(family: ChainFamily, typed: string, chain = ''): AddressValidation {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const scanned = readPaymentUri(text);
  if (chain !== '' && isForOtherNetwork(scanned, chain))
    return { kind: 'otherNetwork', network: scanned.network };
  const error = addressError(family, text);
  if (error === '') return { kind: 'valid' };
  if (error !== 'format') return { kind: error };
  const families = formsOf(text);
  if (families.length > 0) return { kind: 'mismatch', families };
  const hint = addressHint(text);
  return hint ? { kind: 'hint', hint } : { kind: 'format' };
}
