export { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
export type { MultiSelectProps } from '../components/MultiSelect/MultiSelect.tsx';
export { SelectItem } from '../components/Select/SelectItem.tsx';
export type { SelectItemProps } from '../components/Select/SelectItem.tsx';
