/** A day of the Gregorian calendar, as "2026-11-20". */
export type IsoDay = string;

/** Whole days, both ends included. */
export interface CalendarDateRange {
  start: IsoDay;
  end: IsoDay;
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
