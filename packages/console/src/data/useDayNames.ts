import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import type { Day } from '#lib/time.ts';

/** Calendar days in words, in the language of the page: `20 Nov`, `20 Nov 2026`. */
export function useDayNames() {
  const language = useAtomValue(languageAtom);
  return useMemo(() => {
    // British order reads the same in every English-speaking country: the day before the month.
    const locale = language === 'en-US' ? 'en-GB' : language;
    const make = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      // A day has no zone; noon in UTC stands for it.
      return (day: Day) => format.format(new Date(`${day}T12:00:00Z`));
    };
    return {
      short: make({ day: 'numeric', month: 'short' }),
      long: make({ day: 'numeric', month: 'short', year: 'numeric' }),
    };
  }, [language]);
}
