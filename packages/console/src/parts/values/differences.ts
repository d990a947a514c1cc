import { paymentDifference } from '@settlement/api-mocks/contract/enumerations';

const { under, over, late, multiple } = paymentDifference;

/** The codes of the differences between a payment and its order. */
export const differences = [under, over, late, multiple] as const;

export function isDifference(code: number): code is (typeof differences)[number] {
  return differences.some((one) => one === code);
}
