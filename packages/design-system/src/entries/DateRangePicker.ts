export { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
export type { DateRangePickerProps } from '../components/DateRangePicker/DateRangePicker.tsx';
export type {
  CalendarDateRange,
  DateRangeLabels,
  DateRangePreset,
} from '../components/DateRangePicker/types.ts';
