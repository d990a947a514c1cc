import { type AddressFamily, isAddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import { fieldText } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';
import type { AddressValidation } from './addressValidation.ts';

/** The name of a family of addresses; its code if unknown. */
export function familyName(text: Text, family: string): string {
  return isAddressFamily(family) ? text(`common.family.${family}`) : family;
}

/** Several at once: Solana and PUT cannot be told apart. */
export function familyNames(text: Text, families: readonly AddressFamily[]): string {
  return families.map((family) => familyName(text, family)).join(' / ');
}

/** What is wrong, in words; undefined when nothing is. `chosen` is the network the person chose. */
export function validationText(
  text: Text,
  validation: AddressValidation,
  chosen: string,
): string | undefined {
  const { kind } = validation;
  if (kind === 'valid' || kind === 'empty') return undefined;
  if (kind === 'hint') return text(`common.address.hint.${validation.hint}`, { chosen });
  if (kind === 'otherNetwork')
    return text('common.address.otherNetwork', { network: validation.network, chosen });
  if (kind !== 'mismatch') return fieldText(text, `address_${kind}`);
  const [first = 'evm'] = validation.families;
  const family = validation.families.length === 1 ? first : 'several';
  return text('common.address.mismatch', { family, name: familyNames(text, validation.families), chosen });
}

/** What an address that looks like another one is known as. */
export function similarName(text: Text, { label, source }: AddressCheck['similar'][number]): string {
  if (source === 'saved') return label;
  if (source === 'deposit') return text('common.address.similar.deposit');
  return label === ''
    ? text(`common.address.similar.${source}`)
    : text(`common.address.similar.${source}Label`, { label });
}
