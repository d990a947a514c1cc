/** A day of the Gregorian calendar, as "2026-11-20". */
export type IsoDay = string;

/** Whole days, both ends included. */
export interface CalendarDateRange {
  /** First day, as `2026-11-20`. */
  start: IsoDay;
  /** Last day, included. */
  end: IsoDay;
}

export interface DateRangePreset {
  /** Stays with the preset. */
  id: string;
  /** As `Last 7 days`. */
  label: string;
  /** The days it stands for, today included. */
  range: CalendarDateRange;
}

export interface DateRangeLabels {
  /** Names the row of ready ranges. */
  presets: string;
  /** The button that takes the range away. */
  clear: string;
}
