import type { CalendarDate } from '@internationalized/date';

/** Whole days, both ends included. */
export interface CalendarDateRange {
  start: CalendarDate;
  end: CalendarDate;
}

export interface DateRangePreset {
  id: string;
  label: string;
  range: CalendarDateRange;
}

export interface DateRangeLabels {
  /** Names the row of ready ranges. */
  presets: string;
  /** The button that takes the range away. */
  clear: string;
}
