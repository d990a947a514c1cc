export { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
export type { DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker.tsx';
export type { CalendarDateRange, DateRangePreset, IsoDay } from '../components/DateRangePicker/types.ts';
