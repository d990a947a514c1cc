export { AmountField } from '../components/AmountField/AmountField.tsx';
export type { AmountFieldProps } from '../components/AmountField/AmountField.tsx';
export { parseAmount } from '../components/AmountField/parseAmount.ts';
export type { AmountFormat, AmountProblem, ParsedAmount } from '../components/AmountField/parseAmount.ts';
