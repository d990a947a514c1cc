import { expect, test } from 'vitest';
import { rechargeWith } from '#app/testingRecords.ts';
import { arrivingSince } from './recharge.ts';

const deposit = (trade_no: string, created_time: number, progress: number) =>
  rechargeWith({ trade_no, created_time, progress });

test('arrivingSince returns deposits in progress and deposits after the given time', () => {
  const list = [deposit('new', 200, 2), deposit('under way', 50, 1), deposit('old', 50, 2)];
  expect(arrivingSince(list, 100).map(({ trade_no }) => trade_no)).toEqual(['new', 'under way']);
});
