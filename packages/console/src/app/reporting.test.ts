// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { framesOf, pageOf, startReporting } from './reporting.ts';

const beacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => vi.stubGlobal('navigator', { sendBeacon: beacon }));
afterEach(() => beacon.mockClear());

it('keeps of a stack where in our files it happened', () => {
  const stack = `Error: 0xabc sent 12 USDT
    at pay (https://console.example/assets/start-ab12.js:1:2345)
    at https://console.example/record?keyword=secret:3:1
    at call (https://console.example/assets/console-cd34.js:7:8)`;
  expect(framesOf(stack)).toEqual(['assets/start-ab12.js:1:2345', 'assets/console-cd34.js:7:8']);
  expect(framesOf(undefined)).toEqual([]);
});

it('keeps of an address which page it is', () => {
  expect(['/record', '/m/record', '/login', '/m/login', '/0xabc', '/'].map(pageOf)).toEqual([
    '/record',
    '/record',
    '/login',
    '/login',
    'none',
    '/',
  ]);
});

it('sends an uncaught error without its text, and stops after twenty', () => {
  startReporting('https://reports.example/console');
  const error = new RangeError('merchant@shop.example');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  const [url, body] = beacon.mock.lastCall ?? ['', '{}'];
  expect(url).toBe('https://reports.example/console');
  expect(JSON.parse(body)).toMatchObject({ kind: 'error', name: 'RangeError', page: '/' });
  expect(body).not.toContain('shop.example');
  for (let count = 0; count < 30; count += 1) window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(beacon).toHaveBeenCalledTimes(20);
});
