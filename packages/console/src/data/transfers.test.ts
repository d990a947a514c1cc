import type { Transfer } from '@settlement/api-mocks/contract/transfers';
import { expect, test } from 'vitest';
import { recentPayees } from './transfers.ts';

const sent = (account: string, trade_no: string): Transfer => ({
  trade_no,
  direction: 2,
  account,
  request_id: '',
  account_mask: '',
  name_mask: '',
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  logo: '',
  amount: '1',
  remark: '',
  progress: 2,
  created_time: 0,
});

test('recent recipients are the last four different recipients with an account', () => {
  const rows = [
    sent('a', '1'),
    sent('b', '2'),
    sent('a', '3'),
    sent('', '4'),
    sent('c', '5'),
    sent('d', '6'),
  ];
  expect(recentPayees([...rows, sent('e', '7')]).map(({ account, trade_no }) => account + trade_no)).toEqual([
    'a1',
    'b2',
    'c5',
    'd6',
  ]);
});
