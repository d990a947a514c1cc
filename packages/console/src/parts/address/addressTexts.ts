import { type AddressFamily, isAddressFamily } from '@settlement/api-mocks/rules/addressFamilies';
import type { AddressCheck } from '@settlement/api-mocks/contract/withdrawals';
import type { RecipientProblem } from '@settlement/api-mocks/rules/recipient';
import { fieldText } from '#i18n/fieldText.ts';
import type { Text } from '#i18n/useText.ts';

export function familyName(text: Text, family: string): string {
  return isAddressFamily(family) ? text(`common.family.${family}`) : family;
}

/** Returns the possible formats of an address, separated by slashes, such as `Solana / PUT`. */
export function familyNames(text: Text, families: readonly AddressFamily[]): string {
  return families.map((family) => familyName(text, family)).join(' / ');
}

export function recipientText(
  text: Text,
  problem: RecipientProblem,
  chosen: { readonly network: string; readonly token: string },
): string {
  const network = { chosen: chosen.network };
  switch (problem.kind) {
    case 'empty':
      return fieldText(text, 'required');
    case 'hint':
      return text(`common.address.hint.${problem.hint}`, network);
    case 'otherNetwork':
      return text('common.address.otherNetwork', { network: problem.network, ...network });
    case 'otherToken':
      return text('common.address.otherToken', { token: problem.token || 'unknown', chosen: chosen.token });
    case 'scheme':
    case 'unsupported':
    case 'letter':
    case 'tag':
      return text(`common.address.${problem.kind}`, { name: problem.name, ...network });
    case 'badLink':
    case 'several':
      return text(`common.address.${problem.kind}`, network);
    case 'mismatch': {
      const [first = 'evm'] = problem.families;
      const family = problem.families.length === 1 ? first : 'several';
      return text('common.address.mismatch', {
        family,
        name: familyNames(text, problem.families),
        ...network,
      });
    }
    case 'format':
    case 'checksum':
    case 'zero':
    case 'burn':
    case 'system':
    case 'contract':
      break;
  }
  return fieldText(text, `address_${problem.kind}`);
}

export function similarName(text: Text, { label, source }: AddressCheck['similar'][number]): string {
  if (source === 'saved') return text('common.address.similar.saved', { label });
  if (source === 'deposit') return text('common.address.similar.deposit');
  return label === ''
    ? text(`common.address.similar.${source}`)
    : text(`common.address.similar.${source}Label`, { label });
}
