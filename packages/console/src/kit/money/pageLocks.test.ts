import { expect, it } from 'vitest';
import { memoryLocks } from './pageLocks.ts';

it('a page lock has one owner at a time', async () => {
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
