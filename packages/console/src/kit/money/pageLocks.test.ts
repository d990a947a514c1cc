import { expect, it, vi } from 'vitest';
import { browserLocks, memoryLocks, type PageLocks } from './pageLocks.ts';

/** Returns the results of two requests for one lock, one for another lock, and one after the first ended. */
async function resultsOf(locks: PageLocks, other: PageLocks): Promise<unknown[]> {
  let finish: () => void = () => undefined;
  const first = locks.tryWith(
    'id',
    () => new Promise<string>((resolve) => (finish = () => resolve('first'))),
  );
  const results = [
    await other.tryWith('id', async () => 'second'),
    await other.tryWith('other', async () => 'other'),
  ];
  finish();
  return [await first, ...results, await other.tryWith('id', async () => 'third')];
}

const expected = ['first', undefined, 'other', 'third'];

it('a page lock has one owner at a time', async () => {
  const locks = memoryLocks();
  expect(await resultsOf(locks, locks)).toEqual(expected);
});

it('a page lock of the browser has one owner in all tabs', async () => {
  expect(await resultsOf(browserLocks(), browserLocks())).toEqual(expected);
});

it('a page lock has one owner in its tab if the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const locks = browserLocks();
  expect(await resultsOf(locks, locks)).toEqual(expected);
  const inOtherTab = () => browserLocks().tryWith('id', async () => 'second');
  expect(await locks.tryWith('id', inOtherTab)).toBe('second');
});
