export { Checkbox } from '../components/Checkbox/Checkbox.tsx';
export type { CheckboxProps } from '../components/Checkbox/Checkbox.tsx';
export { CheckboxGroup } from '../components/Checkbox/CheckboxGroup.tsx';
export type { CheckboxGroupProps } from '../components/Checkbox/CheckboxGroup.tsx';
