import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { Withdrawal } from '@settlement/api-mocks/contract/withdrawals';
import { expect, test } from 'vitest';
import { lastRecipients } from './LastRecipients.tsx';

async function withdrawal(change: Partial<Withdrawal>): Promise<Withdrawal> {
  const bank = createMockApi({ merchant: 'authorised', isSignedIn: true });
  const path = 'http://localhost/api/v1/account/withdrawal-list?current=1&pageSize=1';
  const [row] = (await (await bank.handle(new Request(path))).json()).data.list;
  return { ...row, status: 5, memo: '', ...change };
}

test('lastRecipients skips duplicates and rejected or canceled withdrawals', async () => {
  const rows = await Promise.all([
    withdrawal({ trade_no: '5', address: 'wrong', status: 6 }),
    withdrawal({ trade_no: '4', address: 'a' }),
    withdrawal({ trade_no: '3', address: 'refused', status: 2 }),
    withdrawal({ trade_no: '2', address: 'a' }),
    withdrawal({ trade_no: '1', address: 'a', memo: '7' }),
  ]);
  expect(lastRecipients(rows).map(({ trade_no }) => trade_no)).toEqual(['4', '1']);
});
