import { atom } from 'jotai';
import type { SupportLinks } from '#api/siteConfig.ts';
import { offersAtom } from './calls/extensions.ts';

export const supportLinksAtom = atom<SupportLinks>({});

/** Whether the support page has content: work orders, or a contact in `config.json`. */
export const hasSupportAtom = atom((get) => {
  const { supportUrl, supportEmail } = get(supportLinksAtom);
  return get(offersAtom)('workOrders') || (supportUrl ?? supportEmail) !== undefined;
});
