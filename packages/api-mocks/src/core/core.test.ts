import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainFamilies } from '#contract/enumerations.ts';
import { assets } from './catalogue/tokens.ts';
import { deriveAddress } from './chain/derive.ts';
import { addressError, familiesOf } from '#rules/address.ts';
import { formatUnits, parseUnits } from './money.ts';
import { createRandom } from './random.ts';
import { createScheduler } from './scheduler.ts';
import { createTable } from './table.ts';
import { nextTotpTime, stepOfTotp, totp } from './totp.ts';
import { indexInTradeNo, tradeNo } from './tradeNo.ts';
import { dayOf, startOfDay } from './zone.ts';

test('RFC 6238, appendix B (SHA-1), the last six digits', () => {
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

test('a decimal text survives the way to units and back', () => {
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

const good = [
  ['evm', '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12'],
  ['evm', '0xdef42e881c2837f3d425a82ed9399ee30ee8fc12'],
  ['tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs'],
  ['bitcoin', '1QC7HBjSKzt6vkgMpvrP5sgsh5DpmdtxHD'],
  ['bitcoin', '3Qt8CjDssuCV1vNnx2WyWW3oqbWYGYnSeQ'],
  ['bitcoin', 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95'],
  ['bitcoin', 'bc1plejttjx0atxfwu94sk48tkpp2d8dhm84ctx9htqfm66zt7w46tfscqah20'],
  ['solana', '2oveMFYdDYLaLtm3QiLRbYJeVifqN7krbpEYu2tACgh1'],
  ['put', 'HWxkmYSHbmtTyhShJ4D41DPi7TBagmRXAPPrj6kzt2v8'],
] as const;
const bad = [
  ['evm', '0xDEf42e881c2837F3D425a82ED9399Ee30ee8Fc12', 'checksum'],
  ['evm', '0x0000000000000000000000000000000000000000', 'zero'],
  ['evm', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs', 'format'],
  ['tron', 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBa', 'checksum'],
  ['bitcoin', 'tb1qlejttjx0atxfwu94sk48tkpp2d8dhm84rw4c78', 'format'],
  ['bitcoin', 'bc1Qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95', 'format'],
  ['bitcoin', 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt96', 'checksum'],
  ['solana', 'short', 'format'],
] as const;

test.each(good)('%s accepts %s', (family, text) => expect(addressError(family, text)).toBe(''));
test.each(bad)('%s refuses %s: %s', (family, text, error) => expect(addressError(family, text)).toBe(error));

test('an address that is made is one of its family, and a changed letter is noticed', () => {
  for (const family of chainFamilies) {
    for (let i = 0; i < 20; i += 1) expect(familiesOf(deriveAddress(family, `t${i}`))).toContain(family);
  }
  const contracts = assets.filter(({ contract }) => contract !== '');
  const wrong = contracts.filter(
    ({ chain, contract }) => !['', 'contract'].includes(addressError(chain.family, contract)),
  );
  expect(wrong).toEqual([]);
});

test('a trade number is 32 digits and leads back to its row', () => {
  fc.assert(
    fc.property(fc.nat(9_999_999), fc.integer({ min: 1_500_000_000, max: 2_100_000_000 }), (index, at) => {
      const number = tradeNo('seed', 'payment', index, at);
      expect(number).toMatch(/^\d{32}$/);
      expect(indexInTradeNo('payment', number)).toBe(index);
      expect(indexInTradeNo('withdrawal', number)).toBeUndefined();
    }),
  );
});

test('a fork of a table does not change what it came from', () => {
  const table = createTable<string>();
  table.add(() => 'a');
  const fork = table.fork();
  fork.replace(0, 'b');
  fork.add((index) => `c${index}`);
  expect(table.all()).toEqual(['a']);
  expect(fork.all()).toEqual(['b', 'c1']);
});

test('what is scheduled happens in the order of time, even when it schedules more', () => {
  const scheduler = createScheduler();
  const seen: string[] = [];
  scheduler.schedule(20, () => seen.push('late'));
  scheduler.schedule(10, (at) => {
    seen.push('first');
    scheduler.schedule(at + 5, () => seen.push('between'));
  });
  scheduler.schedule(10, () => seen.push('second'));
  scheduler.runUntil(19, (_at, happen) => happen());
  expect(seen).toEqual(['first', 'second', 'between']);
  expect(scheduler.pending).toBe(1);
});

test('the same seed draws the same, a label draws apart', () => {
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
] as const)('the day begins in %s on %s', (zone, day) => {
  const start = startOfDay(zone, day);
  expect(dayOf(zone, start)).toBe(day);
  expect(dayOf(zone, start - 1) < day).toBe(true);
});
