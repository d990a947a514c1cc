import { useAtomValue } from 'jotai';
import { brandAtom } from '#data/brand.ts';
import { useText } from '#i18n/useText.ts';

/** Returns the operator's name for the console, or the localized default name. */
export function useProduct(): string {
  const text = useText();
  return useAtomValue(brandAtom).name ?? text('common.product');
}
