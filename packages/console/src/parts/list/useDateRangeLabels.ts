import type { CalendarDateRange } from '@settlement/design-system/DateRangePicker';
import { useDayNames } from '#data/formats/useDayNames.ts';
import { useText } from '#i18n/useText.ts';

export function useDateRangeLabels() {
  const text = useText();
  const names = useDayNames();
  return {
    labels: { presets: text('common.dates.presets'), clear: text('common.dates.clear') },
    formatRange: ({ start, end }: CalendarDateRange) => {
      if (start === end) return names.long(start);
      const isSameYear = start.slice(0, 4) === end.slice(0, 4);
      return `${isSameYear ? names.short(start) : names.long(start)} – ${names.long(end)}`;
    },
  };
}
