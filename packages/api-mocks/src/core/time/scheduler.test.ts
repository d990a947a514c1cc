import { describe, expect, it } from 'vitest';
import { transact } from '#core/books/transaction.ts';
import { createScheduler } from './scheduler.ts';

const fail = (): never => {
  throw new Error('refused');
};

describe('the scheduler', () => {
  it('runs events by time, and events of the same time in the order of their creation', () => {
    const scheduler = createScheduler();
    const happened: string[] = [];
    const add = (at: number, name: string) => scheduler.schedule(at, () => void happened.push(name));
    add(3, 'c');
    add(1, 'a');
    add(3, 'd');
    add(2, 'b');
    const hold = (_at: number, happen: () => void) => happen();
    expect(scheduler.runUntil(2, hold)).toBe(2);
    add(2.5, 'b2');
    expect(scheduler.runUntil(9, hold)).toBe(3);
    expect(happened).toEqual(['a', 'b', 'b2', 'c', 'd']);
  });

  it('runs events again after a rollback', () => {
    const scheduler = createScheduler();
    const happened: number[] = [];
    const hold = (_at: number, happen: () => void) => happen();
    for (const at of [1, 2, 3, 4, 5]) scheduler.schedule(at, () => void happened.push(at));
    for (const until of [1, 3, 5]) {
      const work = () =>
        transact(() => {
          scheduler.schedule(until, fail);
          scheduler.runUntil(until, hold);
        });
      expect(work).toThrow('refused');
      expect([scheduler.pending, scheduler.next]).toEqual([5, 1]);
    }
    happened.length = 0;
    scheduler.runUntil(5, hold);
    expect(happened).toEqual([1, 2, 3, 4, 5]);
    expect([scheduler.pending, scheduler.next]).toEqual([0, undefined]);
  });
});
