import type { Recharge } from '@settlement/api-mocks/contract/recharge';
import { expect, test } from 'vitest';
import { arrivingSince } from './recharge.ts';

const deposit = (trade_no: string, created_time: number, progress: number): Recharge => ({
  trade_no,
  token: 'USDT',
  chain: 'TRON',
  net_work: 'TRC20',
  logo: '',
  amount: '1',
  usdt_amount: '1',
  from_address: '',
  to_address: '',
  txid: '',
  browser_url: '',
  confirmations: 1,
  confirm_num: 19,
  progress,
  created_time,
  confirmation_time: 0,
});

test('the arriving deposits include deposits in progress and new deposits', () => {
  const list = [deposit('new', 200, 2), deposit('under way', 50, 1), deposit('old', 50, 2)];
  expect(arrivingSince(list, 100).map(({ trade_no }) => trade_no)).toEqual(['new', 'under way']);
});
