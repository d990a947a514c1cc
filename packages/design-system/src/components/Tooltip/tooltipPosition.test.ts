import { expect, it } from 'vitest';

import { tooltipPosition } from './tooltipPosition.ts';

const view = { width: 1000, height: 600 };
const bubble = { width: 100, height: 30 };

it('stands in the middle of the wanted side', () => {
  const control = { left: 400, top: 300, width: 40, height: 40 };
  expect(tooltipPosition('top', control, bubble, view)).toEqual({ left: 370, top: 264 });
  expect(tooltipPosition('right', control, bubble, view)).toEqual({ left: 446, top: 305 });
});

it('changes sides where there is no room', () => {
  const control = { left: 400, top: 4, width: 40, height: 40 };
  expect(tooltipPosition('top', control, bubble, view)).toEqual({ left: 370, top: 50 });
});

it('never leaves the window', () => {
  const control = { left: 980, top: 300, width: 20, height: 20 };
  expect(tooltipPosition('bottom', control, bubble, view)).toEqual({ left: 892, top: 326 });
});
