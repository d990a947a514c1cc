import { expect, test } from 'vitest';
import { rechargeWith } from '#app/testingRecords.ts';
import { arrivingSince } from './recharge.ts';

const network = { token: 'USDT', chain: 'TRON' };
const deposit = (trade_no: string, created_time: number, progress: number) =>
  rechargeWith({ ...network, trade_no, created_time, progress });

test('arrivingSince returns deposits in progress and deposits after the given time', () => {
  const list = [deposit('new', 200, 2), deposit('under way', 50, 1), deposit('old', 50, 2)];
  expect(arrivingSince(list, network, 100).map(({ trade_no }) => trade_no)).toEqual(['new', 'under way']);
});

test('arrivingSince returns no deposits of other tokens', () => {
  const list = [{ ...deposit('other', 200, 1), token: 'ETH' }, deposit('own', 200, 1)];
  expect(arrivingSince(list, network, 100).map(({ trade_no }) => trade_no)).toEqual(['own']);
});
