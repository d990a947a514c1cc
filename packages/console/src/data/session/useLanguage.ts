import { useAtom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { ApiError } from '#api/errors.ts';
import { languageAtom } from '#i18n/atoms.ts';
import type { Language } from '#i18n/language.ts';
import { reportErrorAtom } from '../calls/endpointQuery.ts';

/** Returns the language and its setter. If its messages can't be loaded, the language is kept. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  const [language, setLanguage] = useAtom(languageAtom);
  const { report } = useAtomValue(reportErrorAtom);
  const choose = useCallback(
    (next: Language) =>
      void setLanguage(next).catch((cause: unknown) => report(new ApiError('network', { cause }))),
    [report, setLanguage],
  );
  return [language, choose];
}
