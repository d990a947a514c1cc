import type { AmountProblem } from '@settlement/design-system/AmountField';
import { fieldText } from './fieldText.ts';
import { useText } from './useText.ts';

export function useAmountProblem(): (problem: AmountProblem) => string {
  const text = useText();
  return (problem) => {
    if (problem === 'empty') return fieldText(text, 'required');
    if (problem === 'leadingZero') return fieldText(text, 'validaValue');
    return text(`errors.amount.${problem}`);
  };
}
