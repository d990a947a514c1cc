import { expect, it, vi } from 'vitest';
import { browserLocks, memoryLocks, type PageLocks } from './pageLocks.ts';

async function checkLocks(locks: PageLocks, other: PageLocks): Promise<void> {
  let finish: () => void = () => undefined;
  const first = locks.tryWith(
    'id',
    () => new Promise<string>((resolve) => (finish = () => resolve('first'))),
  );
  expect(await other.tryWith('id', async () => 'second')).toBeUndefined();
  expect(await other.tryWith('other', async () => 'other')).toBe('other');
  finish();
  expect(await first).toBe('first');
  expect(await other.tryWith('id', async () => 'third')).toBe('third');
}

it('a page lock has one owner at a time', async () => {
  const locks = memoryLocks();
  await checkLocks(locks, locks);
});

it('a page lock of the browser has one owner in all tabs', async () => {
  await checkLocks(browserLocks(), browserLocks());
});

it('a page lock has one owner in its tab if the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const locks = browserLocks();
  await checkLocks(locks, locks);
  expect(await locks.tryWith('id', () => browserLocks().tryWith('id', async () => 'other tab'))).toBe(
    'other tab',
  );
});
