import { expect, it } from 'vitest';
import { drawMainThread } from './drawMainThread.ts';
import { type TraceEvent, readMainThread, totalsOf } from './mainThread.ts';

const on = { pid: 1, tid: 2, ph: 'X' };
const main: TraceEvent = {
  name: 'thread_name',
  ph: 'M',
  pid: 1,
  tid: 2,
  ts: 0,
  args: { name: 'CrRendererMain' },
};

it('counts each millisecond once, as what is on top of the stack', () => {
  const { stretches, longTasks } = readMainThread([
    main,
    { ...on, name: 'FunctionCall', ts: 0, dur: 80_000 },
    { ...on, name: 'Layout', ts: 20_000, dur: 30_000 },
    { ...on, name: 'Paint', ts: 100_000, dur: 10_000 },
    { ...on, tid: 3, name: 'Layout', ts: 0, dur: 500_000 },
  ]);
  expect(totalsOf(stretches)).toMatchObject({ script: 50, layout: 30, paint: 10, other: 0 });
  expect(longTasks).toEqual([80]);
});

it('draws a lane for each page', () => {
  const lane = { stretches: [{ kind: 'script', from: 0, to: 40 }], longTasks: [] } as const;
  const drawing = drawMainThread(
    [
      { name: 'Sign-in', ...lane },
      { name: 'Payments', ...lane },
    ],
    'Title',
  );
  expect(drawing).toContain('Payments</tspan>  run script 40 ms; longest tasks under 50');
  expect(drawing.match(/font-weight="600">(Sign-in|Payments)</g)).toHaveLength(2);
});
