export { Select } from '../components/Select/Select.tsx';
export type { SelectProps } from '../components/Select/Select.tsx';
export { SelectItem } from '../components/Select/SelectItem.tsx';
export type { SelectItemProps } from '../components/Select/SelectItem.tsx';
