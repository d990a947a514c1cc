export { ComboBox } from '../components/ComboBox/ComboBox.tsx';
export type { ComboBoxProps } from '../components/ComboBox/ComboBox.tsx';
export { ComboBoxItem } from '../components/ComboBox/ComboBoxItem.tsx';
export type { ComboBoxItemProps } from '../components/ComboBox/ComboBoxItem.tsx';
