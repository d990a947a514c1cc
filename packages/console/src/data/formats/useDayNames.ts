import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { languageAtom } from '#i18n/atoms.ts';
import type { Day } from '#lib/time/time.ts';

/** Returns formatters for days, such as "Nov 20" and "Nov 20, 2026". */
export function useDayNames() {
  const language = useAtomValue(languageAtom);
  return useMemo(() => {
    const make = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (day: Day) => format.format(new Date(`${day}T12:00:00Z`));
    };
    return {
      short: make({ day: 'numeric', month: 'short' }),
      long: make({ day: 'numeric', month: 'short', year: 'numeric' }),
    };
  }, [language]);
}
