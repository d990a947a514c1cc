export { ComboBox } from '../components/ComboBox/ComboBox.tsx';
export type { ComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
export { SelectItem as ComboBoxItem } from '../components/Select/SelectItem.tsx';
export type { SelectItemProps as ComboBoxItemProps } from '../components/Select/SelectItem.tsx';
