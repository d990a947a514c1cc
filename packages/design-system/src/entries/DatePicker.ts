export { DatePicker } from '../components/DatePicker/DatePicker.tsx';
export type { DatePickerProps } from '../components/DatePicker/DatePicker.tsx';
export type { IsoDay } from '../components/DateRangePicker/types.ts';
