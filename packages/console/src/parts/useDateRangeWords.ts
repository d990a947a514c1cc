import type { CalendarDateRange } from '@settlement/design-system/DateRangePicker';
import { useDayNames } from '../data/useDayNames.ts';
import { useText } from '../i18n/useText.ts';

/** The words of a date range picker, which carries none of its own. */
export function useDateRangeWords() {
  const text = useText();
  const names = useDayNames();
  return {
    labels: { presets: text('common.dates.presets'), clear: text('common.dates.clear') },
    formatRange: ({ start, end }: CalendarDateRange) => {
      const [first, last] = [start.toString(), end.toString()];
      if (first === last) return names.long(first);
      // The year once where it is the same.
      const isSameYear = start.year === end.year;
      return `${isSameYear ? names.short(first) : names.long(first)} – ${names.long(last)}`;
    },
  };
}
