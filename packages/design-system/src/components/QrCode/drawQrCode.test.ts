import { expect, test } from 'vitest';
import { qrMatrix, qrPath } from './drawQrCode.ts';

test('the matrix of a QR code has the three finder patterns', () => {
  const { size, isDark } = qrMatrix('TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs');
  const ring = Array.from({ length: 7 }, (_, step) => step);
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(ring.every((step) => isDark(left + step, top) && isDark(left, top + step))).toBe(true);
  }
  expect(isDark(size - 1, size - 1) && isDark(size - 7, size - 1) && isDark(size - 1, size - 7)).toBe(false);
});

test('the path of a QR code covers exactly the dark modules', () => {
  const matrix = qrMatrix('bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  const covered = new Set<string>();
  for (const [, x = '', y = '', width = ''] of qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let step = 0; step < Number(width); step += 1) covered.add(`${Number(x) + step},${y}`);
  }
  for (let y = 0; y < matrix.size; y += 1) {
    for (let x = 0; x < matrix.size; x += 1) {
      expect(covered.has(`${x},${y}`)).toBe(matrix.isDark(x, y));
    }
  }
});
