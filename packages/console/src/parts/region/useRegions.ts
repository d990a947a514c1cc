import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import { type Region, regionsIn } from '#lib/person/regions.ts';

export function useRegions(): readonly Region[] {
  const language = useAtomValue(languageAtom);
  return useMemo(() => regionsIn(language), [language]);
}
