import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import {
  formatAmount,
  formatAxis,
  formatChange,
  formatExact,
  formatFull,
  formatPercent,
} from '#i18n/amounts.ts';
import { languageAtom } from '#i18n/atoms.ts';
import { formatDay, formatRelative, formatTime } from '#i18n/times.ts';
import { zoneAtom } from '../user.ts';

export function useFormats() {
  const zone = useAtomValue(zoneAtom);
  const language = useAtomValue(languageAtom);
  return useMemo(
    () => ({
      zone,
      amount: formatAmount,
      axis: (value: number) => formatAxis(value, language),
      exact: formatExact,
      full: formatFull,
      percent: formatPercent,
      change: formatChange,
      time: (seconds: number | undefined) => formatTime(seconds, zone),
      /** The time of day, without the date. */
      clock: (seconds: number) => formatTime(seconds, zone).slice(11),
      day: (seconds: number | undefined) => formatDay(seconds, zone),
      list: (items: readonly string[]) =>
        new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
      relative: (seconds: number, now: number) => formatRelative(seconds, now, language),
    }),
    [zone, language],
  );
}
