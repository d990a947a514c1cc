import { expect, test } from 'vitest';
import { keptTransfer, transferOf } from './draft.ts';

test('a transfer is asked about exactly as it was sent', () => {
  const body = {
    request_id: '00000000-0000-4000-8000-000000000001',
    account: '10013401',
    id: '101',
    balance_type: 2,
    amount: '12.5',
    remark: 'June',
  } as const;
  expect(transferOf(keptTransfer(body))).toEqual(body);
});
