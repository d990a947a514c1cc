import { expect, test } from 'vitest';
import { cropOf, pulled, wholeView } from './CropDialog.tsx';

test('a crop never extends beyond the image', () => {
  expect(cropOf(400, 200, wholeView)).toEqual({ left: 100, top: 0, side: 200 });
  expect(cropOf(400, 200, { x: 1, y: 1, zoom: 2 })).toEqual({ left: 300, top: 100, side: 100 });
  expect(cropOf(400, 200, { x: 7, y: -1, zoom: 99 })).toEqual({ left: 350, top: 0, side: 50 });
});

test('dragging stops when an edge of the image reaches the frame', () => {
  const size = { width: 400, height: 200 };
  expect(pulled(wholeView, size, 50, 50)).toEqual({ x: 0.25, y: 0.5, zoom: 1 });
  expect(pulled(wholeView, size, -900, 0).x).toBe(1);
});
