import { expect, it } from 'vitest';
import { isChunkError } from './chunkError.ts';

it.each([
  'Failed to fetch dynamically imported module: https://console.example/assets/x.js',
  'error loading dynamically imported module: https://console.example/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
  "'text/html' is not a valid JavaScript MIME type.",
])('%s', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

it('is nothing else', () => {
  expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkError('dynamically imported module')).toBe(false);
});
