import { errorCode } from '#contract/errors.ts';
import { expect, it } from 'vitest';
import { streamType } from '#contract/enumerations.ts';
import { availableOf, createLedger, frozenOf, type Ledger, post, type Posting } from './ledger.ts';
import { auditLedger } from '#testing/auditLedger.ts';

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

function ledgerWithHold() {
  const ledger = createLedger();
  post(ledger, deposit);
  post(ledger, hold);
  return ledger;
}

const isUntouched = (ledger: Ledger) => {
  expect([availableOf(ledger, 0), frozenOf(ledger, 0), ledger.entries.length]).toEqual([40n, 60n, 2]);
  expect(auditLedger(ledger)).toEqual([]);
};

it('the ledger stays unchanged if it rejects an amount above the available balance', () => {
  const ledger = ledgerWithHold();
  expect(() => post(ledger, { ...deposit, ...hold, amount: 41n })).toThrow(
    expect.objectContaining({ code: errorCode.INSUFFICIENT_BALANCE }),
  );
  isUntouched(ledger);
});

it.each<[string, Partial<Posting>]>([
  ['a release of more than is on hold', { contra: 'frozen', amount: 61n }],
  ['a release whose fee exceeds the amount on hold', { contra: 'frozen', amount: 60n, fee: 1n }],
  ['a negative amount', { amount: -1n }],
  ['a negative outgoing amount', { ...hold, amount: -1n }],
  ['a negative fee', { fee: -1n }],
])('the ledger stays unchanged if it rejects a posting: %s', (_name, change) => {
  const ledger = ledgerWithHold();
  expect(() => post(ledger, { ...deposit, ...change })).toThrow(RangeError);
  isUntouched(ledger);
});

it('the ledger can hold and release the whole available amount', () => {
  const ledger = ledgerWithHold();
  post(ledger, { ...hold, amount: 40n });
  post(ledger, { ...deposit, contra: 'frozen', amount: 99n, fee: 1n });
  expect([availableOf(ledger, 0), frozenOf(ledger, 0)]).toEqual([99n, 0n]);
  expect(auditLedger(ledger)).toEqual([]);
});
