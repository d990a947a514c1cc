export { AmountField } from '../components/AmountField/AmountField.tsx';
export type { AmountFieldProps } from '../components/AmountField/AmountField.tsx';
export { amountText } from '../components/AmountField/amountText.ts';
