import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chainFamilies } from '#contract/enumerations.ts';
import { assets } from './catalogue/tokens.ts';
import { deriveAddress } from './chain/derive.ts';
import { addressError, familiesOf } from '#rules/address.ts';
import { formatUnits, parseUnits } from './books/money.ts';
import { createRandom } from './books/random.ts';
import { createScheduler } from './time/scheduler.ts';
import { createTable } from './books/table.ts';
import { nextTotpTime, stepOfTotp, totp } from './access/codes.ts';
import { indexInTradeNo, tradeNo } from './books/tradeNo.ts';
import { dayOf, startOfDay } from './time/zone.ts';
import { transact } from '#core/books/transaction.ts';

test('totp returns the last six digits of the values in RFC 6238, appendix B (SHA-1)', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const vectors = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const;
  for (const [at, code] of vectors) expect(totp(secret, at)).toBe(code);
  expect(stepOfTotp(secret, '287082', 59 + 30)).toBe(1);
  expect(stepOfTotp(secret, '287082', 59 + 90)).toBe(undefined);
  expect([-1, 1, 2, 3].map((last) => nextTotpTime(last, 65))).toEqual([65, 65, 90, 65]);
});

test('a decimal string is the same after a conversion to units and back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat(18), (amount, decimals) => {
      const text = formatUnits(amount, decimals);
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      expect(parseUnits(text, decimals)).toBe(amount);
    }),
  );
  expect(parseUnits('0.0000001', 6)).toBeUndefined();
  expect(parseUnits('1e3', 6)).toBeUndefined();
});

test('deriveAddress returns an address of the given family', () => {
  for (const family of chainFamilies) {
    for (let i = 0; i < 20; i += 1) expect(familiesOf(deriveAddress(family, `t${i}`))).toContain(family);
  }
});

test('addressError finds no format error in the contract address of any token', () => {
  const contracts = assets.filter(({ contract }) => contract !== '');
  const wrong = contracts.filter(
    ({ chain, contract }) => !['', 'contract'].includes(addressError(chain.family, contract)),
  );
  expect(wrong).toEqual([]);
});

test('indexInTradeNo returns the index of the row from a 32-digit number', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.integer({ min: 1_500_000_000, max: 2_100_000_000 }), (index, at) => {
      const number = tradeNo('seed', 'payment', index, at);
      expect(number).toMatch(/^\d{32}$/);
      expect(indexInTradeNo('payment', number)).toBe(index);
      expect(indexInTradeNo('withdrawal', number)).toBeUndefined();
    }),
  );
});

test("a change to a forked table doesn't change the original table", () => {
  const table = createTable<string>();
  table.add(() => 'a');
  const fork = table.fork();
  fork.replace(0, 'b');
  fork.add((index) => `c${index}`);
  expect(table.all()).toEqual(['a']);
  expect(fork.all()).toEqual(['b', 'c1']);
});

test('a seed always generates the same values, but different values for each label', () => {
  expect(createRandom('s').digits(30)).toBe(createRandom('s').digits(30));
  expect(createRandom('s').fork('a').hex(16)).not.toBe(createRandom('s').fork('b').hex(16));
});

test.each([
  ['UTC', '2026-11-20'],
  ['Asia/Shanghai', '2026-11-20'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2026-03-08'],
  ['Europe/London', '2026-03-29'],
  ['Pacific/Apia', '2026-06-01'],
  ['America/Sao_Paulo', '2018-11-04'],
] as const)('startOfDay returns the first second of the day in %s on %s', (zone, day) => {
  const start = startOfDay(zone, day);
  expect(dayOf(zone, start)).toBe(day);
  expect(dayOf(zone, start - 1) < day).toBe(true);
});

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
