import { expect, it } from 'vitest';
import { streamType } from '../contract/enumerations.ts';
import { auditLedger, availableOf, createLedger, frozenOf, post, type Posting } from './ledger.ts';

const deposit: Posting = {
  at: 1_795_000_000,
  type: streamType.recharge,
  direction: 1,
  asset: 0,
  amount: 100n,
  contra: 'chain',
  source: 'recharge',
  sourceIndex: 0,
};
const hold: Posting = { ...deposit, type: streamType.freeze, direction: 2, amount: 60n, contra: 'frozen' };

/** 40 available and 60 on hold. */
function ledgerWithHold() {
  const ledger = createLedger();
  post(ledger, deposit);
  post(ledger, hold);
  return ledger;
}

it.each<[string, Partial<Posting>, object]>([
  ['more than is available', { ...hold, amount: 41n }, { code: 10023 }],
  ['a release of more than is on hold', { contra: 'frozen', amount: 61n }, RangeError],
  [
    'a release that is more than is on hold by its fee',
    { contra: 'frozen', amount: 60n, fee: 1n },
    RangeError,
  ],
  ['an amount below zero', { amount: -1n }, RangeError],
  ['an amount below zero that goes out', { ...hold, amount: -1n }, RangeError],
  ['a fee below zero', { fee: -1n }, RangeError],
])('%s is refused and writes nothing', (_name, change, error) => {
  const ledger = ledgerWithHold();
  const expected = typeof error === 'function' ? expect.any(error) : expect.objectContaining(error);
  expect(() => post(ledger, { ...deposit, ...change })).toThrow(expected);
  expect([availableOf(ledger, 0), frozenOf(ledger, 0), ledger.entries.length]).toEqual([40n, 60n, 2]);
  expect(auditLedger(ledger)).toEqual([]);
});

it('exactly what is available goes out, and exactly what is on hold is released', () => {
  const ledger = ledgerWithHold();
  post(ledger, { ...hold, amount: 40n });
  post(ledger, { ...deposit, contra: 'frozen', amount: 99n, fee: 1n });
  expect([availableOf(ledger, 0), frozenOf(ledger, 0)]).toEqual([99n, 0n]);
  expect(auditLedger(ledger)).toEqual([]);
});
