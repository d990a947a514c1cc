import { expect, test } from 'vitest';
import { movementProgress } from '#contract/enumerations.ts';
import { projectSwap } from './swaps.ts';

const swap = {
  index: 0,
  createdAt: 100,
  finishedAt: 105,
  from: 0,
  to: 1,
  fromAmount: 5_000_000n,
  toAmount: 4_990_000n,
  fee: 10_000n,
};

test('a swap says what was charged and what came of it; a canceled one, that nothing was and nothing did', () => {
  const done = projectSwap({ ...swap, progress: movementProgress.accomplish });
  expect([done.fee, done.to.amount]).toEqual(['0.01', '4.99']);
  const canceled = projectSwap({ ...swap, progress: movementProgress.canceled });
  expect([canceled.fee, canceled.to.amount]).toEqual(['0', '0']);
  expect(canceled.from.amount).toBe('5');
});
