import type { Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { type ExtensionGroup, extensionGroups } from '@settlement/api-mocks/contract/extensions';
import { atom, useAtomValue } from 'jotai';

export const extensionsAtom = atom<readonly ExtensionGroup[]>(extensionGroups);

export const missingAtom = atom<ReadonlySet<string>>(new Set<string>());

/** A group or a call of the contract. Calls without a group are offered by every server. */
export type Offer = ExtensionGroup | Pick<Endpoint, 'id' | 'extension'> | undefined;

export const offersAtom = atom((get) => {
  const groups = get(extensionsAtom);
  const missing = get(missingAtom);
  return (offer: Offer): boolean => {
    const isCall = typeof offer === 'object';
    const group = isCall ? offer.extension : offer;
    if (group === undefined) return true;
    return groups.includes(group) && !missing.has(group) && !(isCall && missing.has(offer.id));
  };
});

export const useOffers = () => useAtomValue(offersAtom);
