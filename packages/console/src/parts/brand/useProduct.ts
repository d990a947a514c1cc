import { useAtomValue } from 'jotai';
import { brandAtom } from '#data/brand.ts';
import { useText } from '#i18n/useText.ts';

/**
 * Returns the name of the console: the operator's name, or the default name in the language of the
 * page.
 */
export function useProduct(): string {
  const text = useText();
  return useAtomValue(brandAtom).name ?? text('common.product');
}
