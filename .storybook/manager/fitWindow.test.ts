import { expect, it } from 'vitest';
import { scaleToFit } from './fitWindow.ts';

it.each([
  [1440, 1044, 0.725],
  [1440, 1600, 1],
  [390, 1044, 1],
  [0, 1044, 1],
  [1440, -20, 1],
])('scaleToFit fits a window of %i px into %i px with the scale %f', (width, space, scale) => {
  expect(scaleToFit(width, space)).toBe(scale);
});
