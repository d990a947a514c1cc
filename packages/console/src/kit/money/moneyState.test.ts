import { errorCode } from '@settlement/api-mocks/contract/errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptTransfer as kept } from './keptSample.ts';
import { type MoneyEvent, type MoneyState, idle, nextMoneyState } from './moneyState.ts';

/** How many times as long `pnpm fuzz` looks. */
const FUZZ = Number(process.env['FUZZ'] ?? 1);

const { requestId } = kept;
const run = (...events: MoneyEvent[]) => events.reduce(nextMoneyState, idle);
const start: MoneyEvent = { type: 'start', kept };
const lost: MoneyEvent[] = [start, { type: 'send' }, { type: 'lose' }];

describe('a call that moves money', () => {
  it('settles with an answer', () => {
    expect(run(start, { type: 'send' }, { type: 'answer', tradeNo: '8' })).toMatchObject({
      phase: 'settled',
      tradeNo: '8',
      wasUnknown: false,
    });
  });

  it('is refused by a refusal of its only attempt', () => {
    expect(
      run(start, { type: 'send' }, { type: 'ask' }, { type: 'refuse', code: errorCode.INSUFFICIENT_BALANCE }),
    ).toMatchObject({
      phase: 'refused',
      wasUnknown: false,
      code: errorCode.INSUFFICIENT_BALANCE,
    });
  });

  it('is forgotten when the verification is closed before anything was lost', () => {
    expect(run(start, { type: 'send' }, { type: 'ask' }, { type: 'close' })).toEqual(idle);
  });

  it('stays unknown after a lost answer, even when a repeat is refused', () => {
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
    [{ state: 'found', tradeNo: '8' }, 'settled'],
    [{ state: 'void' }, 'refused'],
    [{ state: 'refused', code: errorCode.INSUFFICIENT_BALANCE }, 'refused'],
  ] as const)("ends by the server's word %o", (resolution, phase) => {
    expect(run(...lost, { type: 'resolve', requestId, resolution }).phase).toBe(phase);
    expect(run(...lost, { type: 'resolve', requestId: 'another', resolution }).phase).toBe('unknown');
  });

  it('never leaves an uncertain state but by an answer or a word about its own id', () => {
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
