import { atom, useAtomValue } from 'jotai';
import type { Brand } from '#api/siteConfig.ts';
import { useText } from '#i18n/useText.ts';

export const brandAtom = atom<Brand>({});

export const applyBrandAtom = atom(null, (_get, set, { name, logo, favicon }: Brand) => {
  set(brandAtom, { ...(name !== undefined && { name }), ...(logo !== undefined && { logo }) });
  if (favicon === undefined) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"]')) {
    link.removeAttribute('type');
    link.href = favicon;
  }
});

/** Returns the operator's name for the console, or the localized default name. */
export function useProduct(): string {
  const text = useText();
  return useAtomValue(brandAtom).name ?? text('common.product');
}
