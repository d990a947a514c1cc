export const pickerStates = [
  'content',
  'loading',
  'empty',
  'filtered empty',
  'failed',
  'partial',
  'not authorised',
  'not found',
  'offline',
] as const;
export type PickerState = (typeof pickerStates)[number];
