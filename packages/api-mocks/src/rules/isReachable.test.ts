import { expect, test } from 'vitest';
import { isReachable } from './isReachable.ts';

test.each([
  'http://localhost:3000/hooks',
  'https://shop.local/hooks',
  'https://127.0.0.1',
  'https://10.1.2.3/hooks',
  'https://172.16.0.1',
  'https://192.168.1.1',
  'https://169.254.169.254/latest',
  'https://100.64.0.1',
  // The same as 127.0.0.1, written otherwise.
  'https://2130706433',
  'https://[::1]/hooks',
  'https://[fd00::1]/hooks',
  'nonsense',
])('%s cannot be reached from outside', (url) => {
  expect(isReachable(url)).toBe(false);
});

test.each([
  'https://shop.example/hooks',
  'https://172.32.0.1',
  'https://localhost.example',
  'https://100.63.0.1',
])('%s can', (url) => {
  expect(isReachable(url)).toBe(true);
});
