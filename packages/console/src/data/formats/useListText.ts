import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#i18n/atoms.ts';

/** Returns a function that joins texts, such as "A, B, and C". */
export function useListText(): (items: readonly string[]) => string {
  const language = useAtomValue(languageAtom);
  return useMemo(() => {
    const format = new Intl.ListFormat(language, { type: 'conjunction' });
    return (items) => format.format(items);
  }, [language]);
}
