import type { ChainFamily } from '@settlement/api-mocks/contract/enumerations';
import { addressFault, formsOf } from '@settlement/api-mocks/rules/address';
import type { AddressFamily } from '@settlement/api-mocks/rules/address-families';
import { type AddressHint, addressHint } from '@settlement/api-mocks/rules/address-hint';

/** What the rules say of a text in the place of an address, before any server is asked. */
export type AddressVerdict =
  | { readonly kind: 'empty' | 'valid' | 'checksum' | 'zero' | 'format' }
  /** An address of other families: a message names them instead of saying "invalid". */
  | { readonly kind: 'mismatch'; readonly families: readonly AddressFamily[] }
  /** No address at all, but something people copy by mistake. */
  | { readonly kind: 'hint'; readonly hint: AddressHint };

/** Other families are looked for first: a wrong network is the mistake that costs money. */
export function judgeAddress(family: ChainFamily, typed: string): AddressVerdict {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  const fault = addressFault(family, text);
  if (fault === '') return { kind: 'valid' };
  if (fault !== 'format') return { kind: fault };
  const families = formsOf(text);
  if (families.length > 0) return { kind: 'mismatch', families };
  const hint = addressHint(text);
  return hint ? { kind: 'hint', hint } : { kind: 'format' };
}
