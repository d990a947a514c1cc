import type { MoneyEndpointId } from '@settlement/api-mocks/contract/moneyEndpoints';
import type { Text } from '#i18n/useText.ts';

const names = {
  'withdrawals.create': 'withdrawal',
  'withdrawals.cancel': 'cancellation',
  'transfers.create': 'transfer',
  'swap.create': 'swap',
  'payments.refund': 'refund',
} as const;

/** What a call does, as a noun in the middle of a sentence. */
export function operationText(text: Text, id: MoneyEndpointId): string {
  return text(`money.operation.${names[id]}`);
}
