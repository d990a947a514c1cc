// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeError, pageOf } from './reporting.ts';

const send = vi.fn<typeof fetch>(async () => new Response());

async function load() {
  vi.resetModules();
  const { errorReports } = await import('#lib/browser/errorReports.ts');
  const { startReporting } = await import('./reporting.ts');
  return { errorReports, startReporting };
}

beforeEach(() => vi.stubGlobal('fetch', send));
afterEach(() => {
  send.mockClear();
});

it('an error report reduces the stack to positions in the console’s files', () => {
  const error = new RangeError('0xabc sent 12 USDT');
  error.stack = `RangeError: 0xabc sent 12 USDT
    at pay (https://console.example/assets/start-ab12.js:1:2345)
    at https://console.example/record?keyword=secret:3:1
    at call (https://console.example/assets/console-cd34.js:7:8)`;
  expect(describeError(error)).toEqual({
    name: 'RangeError',
    stack: ['assets/start-ab12.js:1:2345', 'assets/console-cd34.js:7:8'],
  });
  expect(describeError('merchant@shop.example')).toEqual({ name: 'string', stack: [] });
});

it('describeError returns the path of a missing file', () => {
  const error = new TypeError(
    'Failed to fetch dynamically imported module: https://console.example/assets/Market-ab12.js',
  );
  error.stack = '';
  expect(describeError(error).stack).toEqual(['assets/Market-ab12.js']);
});

it('an error report contains only the page of the URL', () => {
  expect(['/record', '/m/record', '/login', '/m/login', '/0xabc', '/'].map(pageOf)).toEqual([
    '/record',
    '/record',
    '/login',
    '/login',
    'none',
    '/',
  ]);
});

it('an error report contains the version but no messages or cookies', async () => {
  const { errorReports, startReporting } = await load();
  const version = document.createElement('meta');
  version.name = 'version';
  version.content = 'v1.2.0';
  document.head.append(version);
  errorReports.report(new RangeError('merchant@shop.example'));
  expect(send).not.toHaveBeenCalled();
  startReporting('https://reports.example/console');
  const [url, { body, credentials, keepalive } = {}] = send.mock.lastCall ?? [];
  expect(url).toBe('https://reports.example/console');
  expect({ credentials, keepalive }).toEqual({ credentials: 'omit', keepalive: true });
  expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
    kind: 'error',
    name: 'RangeError',
    page: '/',
    version: 'v1.2.0',
  });
  expect(body).not.toContain('shop.example');
  for (let count = 0; count < 30; count += 1) errorReports.report(new Error());
  expect(send).toHaveBeenCalledTimes(20);
});

it('a missing file is reported unless the user has left the page', async () => {
  const { errorReports, startReporting } = await load();
  vi.useFakeTimers();
  startReporting('https://reports.example/console');
  const fail = (file: string) =>
    errorReports.report(new Error(`Unable to preload CSS for https://console.example/assets/${file}`));
  const bodies = () => send.mock.calls.map(([, init]) => init?.body);
  fail('Toasts-ab12.css');
  window.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect(bodies()).toEqual([]);
  fail('Market-cd34.css');
  vi.advanceTimersByTime(2_000);
  expect(bodies()).toEqual([expect.stringContaining('assets/Market-cd34.css')]);
});
