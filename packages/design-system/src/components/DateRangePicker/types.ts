/** A day of the Gregorian calendar, such as "2026-11-20". */
export type IsoDay = string;

/** A range of whole days that includes its first and last day. */
export interface CalendarDateRange {
  /** The first day, such as `2026-11-20`. */
  start: IsoDay;
  /** The last day, inclusive. */
  end: IsoDay;
}

export interface DateRangePreset {
  /** The stable ID of the preset. */
  id: string;
  /** The label, such as `Last 7 days`. */
  label: string;
  /** The first and the last day of the preset. */
  range: CalendarDateRange;
}
