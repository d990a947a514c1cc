import { type Closing, balanceFigures, orderFigures } from '@settlement/api-mocks/contract/reports';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { reportStateAtom } from '#data/reports.ts';
import { useFormats } from '#data/formats/useFormats.ts';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { useText } from '#i18n/useText.ts';
import { multiply } from '#lib/money/money.ts';

/** Returns a function that formats a month such as `2026-10` as `October 2026`. */
export function useMonthName(): (month: string) => string {
  const language = useAtomValue(languageAtom);
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return (month) => format.format(new Date(`${month}-15T12:00:00Z`));
  }, [language]);
}

/** Returns a function that returns the name of a period: its month, or its first and last day. */
export function usePeriodName(): (
  period: Pick<Closing, 'start_time' | 'end_time'> & { readonly month?: string },
) => string {
  const monthName = useMonthName();
  const formats = useFormats();
  const days = useDayNames();
  return ({ month, start_time, end_time }) =>
    month ? monthName(month) : `${days.short(formats.day(start_time))} – ${days.long(formats.day(end_time))}`;
}

/** Returns the chosen currency, and a function that converts an amount in USDT to it. */
export function useCurrency({ currency, currency_rate: rate }: Pick<Closing, 'currency' | 'currency_rate'>) {
  const isOwn = useAtomValue(reportStateAtom).currency === 'own';
  return useMemo(
    () => ({
      unit: isOwn ? currency : 'USDT',
      valueOf: (usdt: string): string => (isOwn ? multiply(usdt, rate) : usdt),
    }),
    [isOwn, currency, rate],
  );
}

const known = [...orderFigures, ...balanceFigures];

/** Returns a function that returns the localized name of a figure. The name of an unknown figure is its key. */
export function useFigureName(): (key: string) => string {
  const text = useText();
  return (key) => {
    const figure = known.find((one) => one === key);
    return figure ? text(`reports.figure.${figure}`) : key;
  };
}
