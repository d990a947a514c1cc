import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, subtract } from '#lib/money/money.ts';
import { ledgerCheckOf, shownFigures } from './ledgerCheck.ts';

const sums = (opening_balance: string, in_sum: string, out_sum: string, closing_balance: string) => ({
  opening_balance,
  in_sum,
  out_sum,
  hold_sum: '0',
  release_sum: '0',
  closing_balance,
});

describe('ledgerCheckOf', () => {
  it('returns exact figures: opening + in − out = closing', () => {
    const proof = ledgerCheckOf(sums('0.1', '0.2', '0', '0.3'), '0.300000');
    expect(proof).toEqual({
      opening: '0.1',
      came: '0.2',
      went: '0',
      held: '0',
      closing: '0.3',
      error: undefined,
    });
  });

  it('reports an incorrect closing balance before an incorrect current balance', () => {
    expect(ledgerCheckOf(sums('1', '2', '1', '2.5'), '2')?.error).toEqual({ with: 'closing', value: '2.5' });
    expect(ledgerCheckOf(sums('1', '2', '1', '2'), '2.000001')?.error).toEqual({
      with: 'balance',
      value: '2.000001',
    });
  });

  it('ignores the current balance if it’s undefined', () => {
    expect(ledgerCheckOf(sums('1', '2', '1', '2'), undefined)?.error).toBeUndefined();
  });

  it('shows amounts on hold separately from incoming and outgoing amounts', () => {
    // An amount of 100 was put on hold and released. Another 50 were put on hold, of which 30 were sent.
    const range = { ...sums('1000', '130', '180', '950'), hold_sum: '150', release_sum: '130' };
    expect(ledgerCheckOf(range, '950')).toMatchObject({ came: '0', went: '30', held: '20', closing: '950' });
  });

  it('returns figures that still add up after they are truncated to six decimals', () => {
    const range = sums('1.0000009', '2.0000009', '0.0000009', '3.0000009');
    const proof = ledgerCheckOf(range, undefined);
    const { opening, came, went, held, closing } = shownFigures(
      proof ?? { opening: '', came: '', went: '', held: '', closing: '' },
    );
    expect([opening, came, went, held, closing]).toEqual(['1', '2', '0', '0', '3']);
    expect(compare(subtract(subtract(add(opening, came), went), held), closing)).toBe(0);
  });

  it('returns undefined if the sums are empty, as without a token filter', () => {
    expect(ledgerCheckOf(sums('', '', '', ''), '5')).toBeUndefined();
  });

  it('calculates the correct closing balance for any amounts', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 30n });
    fc.assert(
      fc.property(amount, amount, amount, (opening, came, left) => {
        const went = left % (opening + came + 1n);
        const closing = opening + came - went;
        const proof = ledgerCheckOf(sums(`${opening}`, `${came}`, `${went}`, `${closing}`), `${closing}`);
        expect(proof).toMatchObject({ closing: `${closing}`, error: undefined });
      }),
    );
  });
});
