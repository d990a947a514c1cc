import { errorCode } from '@settlement/api-mocks/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptTransfer as kept } from './testingOutcomes.ts';
import { type MoneyEvent, type MoneyState, idle, nextMoneyState } from './moneyState.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 1);

const { requestId } = kept;
const run = (...events: MoneyEvent[]) => events.reduce(nextMoneyState, idle);
const start: MoneyEvent = { type: 'start', kept };
const lost: MoneyEvent[] = [start, { type: 'send' }, { type: 'lose' }];

describe('a call that moves money', () => {
  it('is settled by a successful response', () => {
    expect(run(start, { type: 'send' }, { type: 'answer', tradeNo: '8' })).toMatchObject({
      phase: 'settled',
      tradeNo: '8',
      wasUnknown: false,
    });
  });

  it('ends as rejected if its only attempt is rejected', () => {
    expect(
      run(start, { type: 'send' }, { type: 'ask' }, { type: 'refuse', code: errorCode.INSUFFICIENT_BALANCE }),
    ).toMatchObject({
      phase: 'refused',
      wasUnknown: false,
      code: errorCode.INSUFFICIENT_BALANCE,
    });
  });

  it('is discarded if the user closes the verification of its first call', () => {
    expect(run(start, { type: 'send' }, { type: 'ask' }, { type: 'close' })).toEqual(idle);
  });

  it('stays unknown after a lost response, even if a retry is rejected', () => {
    expect(run(...lost).phase).toBe('unknown');
    expect(
      run(
        ...lost,
        start,
        { type: 'send' },
        { type: 'ask' },
        { type: 'refuse', code: errorCode.INSUFFICIENT_BALANCE },
      ).phase,
    ).toBe('unknown');
    expect(run(...lost, start, { type: 'close' }).phase).toBe('unknown');
  });

  it.each([
    [
      { state: 'found', tradeNo: '8' },
      { phase: 'settled', kept, tradeNo: '8', wasUnknown: true },
    ],
    [{ state: 'void' }, { phase: 'refused', kept, wasUnknown: true, code: undefined }],
    [
      { state: 'refused', code: errorCode.INSUFFICIENT_BALANCE },
      { phase: 'refused', kept, wasUnknown: true, code: errorCode.INSUFFICIENT_BALANCE },
    ],
  ] as const)('ends with the outcome %o that the server reports', (resolution, ended) => {
    expect(run(...lost, { type: 'resolve', requestId, resolution })).toEqual(ended);
    expect(run(...lost, { type: 'resolve', requestId: 'another', resolution }).phase).toBe('unknown');
  });

  it('ignores events that don’t apply to its state', () => {
    const found = { state: 'found', tradeNo: '8' } as const;
    const answer: MoneyEvent = { type: 'answer', tradeNo: '8' };
    const refuse: MoneyEvent = { type: 'refuse', code: undefined };
    const settled = run(start, { type: 'send' }, answer);
    const refused = run(start, { type: 'send' }, refuse);
    const own: MoneyEvent = { type: 'resolve', requestId, resolution: found };
    const voided: MoneyEvent = { type: 'resolve', requestId: 'another', resolution: { state: 'void' } };
    for (const [state, ...events] of [
      [idle, answer, { type: 'lose' }, { type: 'ask' }, { type: 'close' }, refuse, own],
      [run(start), answer, { type: 'lose' }, { type: 'ask' }, { type: 'dismiss' }],
      [run(start, { type: 'send' }), start, { type: 'send' }, { type: 'close' }],
      [run(...lost), answer, { type: 'lose' }, { type: 'send' }, refuse],
      [settled, answer, { type: 'lose' }, refuse, own, voided],
      [refused, answer, { type: 'lose' }, refuse, own, voided],
    ] satisfies [MoneyState, ...MoneyEvent[]][])
      for (const event of events) expect(nextMoneyState(state, event)).toBe(state);
  });

  it('is forgotten if its outcome is dismissed', () => {
    const ends: MoneyEvent[] = [
      { type: 'answer', tradeNo: '8' },
      { type: 'refuse', code: undefined },
    ];
    for (const end of ends) expect(run(start, { type: 'send' }, end, { type: 'dismiss' })).toEqual(idle);
  });

  it('discards its rejection if another request for the same object is found', () => {
    const other = {
      type: 'resolve',
      requestId: 'another',
      resolution: { state: 'found', tradeNo: '8' },
    } as const;
    expect(run(start, { type: 'send' }, { type: 'refuse', code: undefined }, other)).toEqual(idle);
    const settled = run(start, { type: 'send' }, { type: 'answer', tradeNo: '7' });
    expect(nextMoneyState(settled, other)).toBe(settled);
  });

  it('leaves an uncertain state only after a response or a lookup', () => {
    const event: fc.Arbitrary<MoneyEvent> = fc.constantFrom<MoneyEvent[]>(
      start,
      { type: 'send' },
      { type: 'ask' },
      { type: 'close' },
      { type: 'refuse', code: errorCode.GOOGLE_CODE_WRONG },
      { type: 'lose' },
      { type: 'dismiss' },
      { type: 'resolve', requestId: 'another', resolution: { state: 'void' } },
    );
    const isUncertain = (state: MoneyState) =>
      state.phase === 'unknown' || ('isUncertain' in state && state.isUncertain);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        expect(isUncertain(events.reduce(nextMoneyState, run(...lost)))).toBe(true);
      }),
      { numRuns: 1000 * FUZZ },
    );
  });
});
