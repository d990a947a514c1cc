import type { DateRangeLabels } from '@settlement/design-system/DateRangePicker';
import { useText } from '../i18n/useText.ts';

/** The labels of the calendars of a date range picker. */
export function useDateRangeLabels(): DateRangeLabels {
  const text = useText();
  return { presets: text('common.dates.presets'), clear: text('common.dates.clear') };
}
