import type { ChainFamily } from '@settlement/api-mocks/contract/enumerations';
import { addressFault, formsOf } from '@settlement/api-mocks/rules/address';
import type { AddressFamily, AddressFault } from '@settlement/api-mocks/rules/addressFamilies';
import { type AddressHint, addressHint } from '@settlement/api-mocks/rules/addressHint';
import { isForOtherNetwork, readPaymentUri } from '@settlement/api-mocks/rules/paymentUri';

/** What the rules say of a text in the place of an address, before any server is asked. */
export type AddressVerdict =
  | { readonly kind: 'empty' | 'valid' | Exclude<AddressFault, ''> }
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
export function judgeAddress(family: ChainFamily, typed: string, chain = ''): AddressVerdict {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const scanned = readPaymentUri(text);
  if (chain !== '' && isForOtherNetwork(scanned, chain))
    return { kind: 'otherNetwork', network: scanned.network };
  const fault = addressFault(family, text);
  if (fault === '') return { kind: 'valid' };
  if (fault !== 'format') return { kind: fault };
  const families = formsOf(text);
  if (families.length > 0) return { kind: 'mismatch', families };
  const hint = addressHint(text);
  return hint ? { kind: 'hint', hint } : { kind: 'format' };
}
