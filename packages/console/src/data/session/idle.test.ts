import { expect, it } from 'vitest';
import { idleSecondsLeft } from './idle.ts';

const at = (idle: number, limit: number | undefined = 5) =>
  idleSecondsLeft({ now: 1_700_000_000 + idle, activeAt: 1_700_000_000, limit });

it('the remaining idle time is counted down from the last activity', () => {
  expect([at(0), at(239), at(240), at(299), at(300), at(86_400)]).toEqual([300, 61, 60, 1, 0, 0]);
});

it('the idle time never runs out if the merchant turned off the limit', () => {
  expect(idleSecondsLeft({ now: 9e9, activeAt: 0, limit: undefined })).toBeUndefined();
});
