import { expect, it, vi } from 'vitest';
import { MessagesError, OfflineError, fetchCode, isChunkError, withConnection } from './chunkError.ts';

it.each([
  'Failed to fetch dynamically imported module: https://console.example/assets/x.js',
  'error loading dynamically imported module: https://console.example/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
  "'text/html' is not a valid JavaScript MIME type.",
])('isChunkError detects the browser error “%s”', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

it('isChunkError rejects other errors', () => {
  expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkError('dynamically imported module')).toBe(false);
});

it('withConnection returns an offline error for a missing part while offline', () => {
  const missing = new MessagesError('No messages for swap in en-US');
  vi.stubGlobal('navigator', { onLine: false });
  const failure = withConnection(missing);
  expect(failure).toBeInstanceOf(OfflineError);
  expect(failure).toMatchObject({ message: missing.message, cause: missing });
  expect(isChunkError(failure)).toBe(true);
  const broken = new TypeError('x is not a function');
  expect(withConnection(broken)).toBe(broken);
  vi.stubGlobal('navigator', { onLine: true });
  expect(withConnection(missing)).toBe(missing);
});

it('fetchCode rejects with an offline error if the code is missing while offline', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(fetchCode(() => Promise.reject(gone))).rejects.toBeInstanceOf(OfflineError);
  vi.stubGlobal('navigator', { onLine: true });
  await expect(fetchCode(() => Promise.reject(gone))).rejects.toBe(gone);
  await expect(fetchCode(async () => 'code')).resolves.toBe('code');
});
