import type { Payment } from '@settlement/api-mocks/contract/payments';
import type { PaymentColumn } from './columns.tsx';

/** The fields of an export that contain the unit of an amount. */
const units: Partial<Record<PaymentColumn['id'], keyof Payment>> = {
  amount: 'token',
  fiat: 'fiat_name',
  collected: 'token',
  fees: 'token',
  received: 'token',
};

/**
 * Returns the fields of an export in the order of the table, without duplicates. Includes the unit of each
 * amount.
 */
export function exportFields(columns: readonly PaymentColumn[]): string[] {
  return [...new Set(columns.flatMap(({ id, field }) => [field, units[id] ?? field]))];
}
