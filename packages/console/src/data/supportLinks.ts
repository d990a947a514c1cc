import { atom } from 'jotai';
import type { SupportLinks } from '#api/siteConfig.ts';
import { offersAtom } from './calls/extensions.ts';

export const supportLinksAtom = atom<SupportLinks>({});

/** The page shows the contact of `config.json` on servers without work orders. */
export const hasSupportAtom = atom((get) => {
  const { supportUrl, supportEmail } = get(supportLinksAtom);
  return get(offersAtom)('workOrders') || (supportUrl ?? supportEmail) !== undefined;
});
