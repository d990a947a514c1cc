import { expect, it } from 'vitest';
import { memoryLocks } from './pageLocks.ts';

it('gives a lock to one at a time, and again when it is free', async () => {
  const locks = memoryLocks();
  let finish: () => void = () => undefined;
  const first = locks.tryWith(
    'id',
    () => new Promise<string>((resolve) => (finish = () => resolve('first'))),
  );
  expect(await locks.tryWith('id', async () => 'second')).toBeUndefined();
  expect(await locks.tryWith('other', async () => 'other')).toBe('other');
  finish();
  expect(await first).toBe('first');
  expect(await locks.tryWith('id', async () => 'third')).toBe('third');
});
