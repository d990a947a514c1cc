import { describe, expect, it } from 'vitest';
import { waterfallOf } from './WaterfallBar.tsx';

describe('waterfallOf', () => {
  it('starts each bar at the end of the bar above, and totals at 0', () => {
    const steps = waterfallOf([
      { id: 'ordered', value: 200, isTotal: true },
      { id: 'notPaid', value: -50, isTotal: false },
      { id: 'overpaid', value: 10, isTotal: false },
      { id: 'paid', value: 160, isTotal: true },
    ]);
    expect(steps.get('ordered')).toEqual({ from: 0, to: 100, before: undefined, tone: 'total' });
    expect(steps.get('notPaid')).toEqual({ from: 100, to: 75, before: 100, tone: 'fall' });
    expect(steps.get('overpaid')).toEqual({ from: 75, to: 80, before: 75, tone: 'rise' });
    expect(steps.get('paid')).toEqual({ from: 0, to: 80, before: 80, tone: 'total' });
  });

  it('keeps all bars between 0 and 100 if a running sum is negative', () => {
    const steps = waterfallOf([
      { id: 'opening', value: 10, isTotal: true },
      { id: 'withdrawn', value: -40, isTotal: false },
    ]);
    expect(steps.get('withdrawn')).toMatchObject({ from: 100, to: 0 });
  });

  it('returns bars without a width if all values are 0', () => {
    expect(waterfallOf([{ id: 'opening', value: 0, isTotal: true }]).get('opening')).toMatchObject({
      from: 0,
      to: 0,
    });
  });
});
