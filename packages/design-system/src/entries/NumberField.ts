export { NumberField } from '../components/NumberField/NumberField.tsx';
export type { NumberFieldProps } from '../components/NumberField/NumberField.tsx';
