import { expect, test } from 'vitest';
import { parseHref } from './locationSource.ts';
import { deviceRedirect } from './deviceRedirect.ts';

test('specification §2: deviceRedirect returns the URL of the same page for the device', () => {
  expect(deviceRedirect(parseHref('/m/record'), 'desktop')).toBe('/record');
  expect(deviceRedirect(parseHref('/record'), 'mobile')).toBe('/m/record');
  for (const home of ['/m', '/m/', '/m/index']) expect(deviceRedirect(parseHref(home), 'desktop')).toBe('/');
  expect(deviceRedirect(parseHref('/'), 'mobile')).toBe('/m/');
});

test('deviceRedirect converts the path of the withdrawal page for each device', () => {
  expect(deviceRedirect(parseHref('/property/withdraw?id=7'), 'mobile')).toBe('/m/withdraw?id=7');
  expect(deviceRedirect(parseHref('/m/withdraw?id=7'), 'desktop')).toBe('/property/withdraw?id=7');
});

test('a device on the correct page isn’t redirected', () => {
  expect(deviceRedirect(parseHref('/record'), 'desktop')).toBeUndefined();
  expect(deviceRedirect(parseHref('/m/record'), 'mobile')).toBeUndefined();
  expect(deviceRedirect(parseHref('/merchants'), 'desktop')).toBeUndefined();
});

test('a device redirect keeps the query, the redirect parameter and the hash', () => {
  expect(deviceRedirect(parseHref('/login?redirect=%2Frecord%3Fstatus%3D2#x'), 'mobile')).toBe(
    '/m/login?redirect=%2Frecord%3Fstatus%3D2#x',
  );
});

test('desktops and phones have the same path for work orders', () => {
  expect(deviceRedirect(parseHref('/work-order?id=1'), 'mobile')).toBeUndefined();
  expect(deviceRedirect(parseHref('/m/work-order?id=1'), 'desktop')).toBe('/work-order?id=1');
});

test('specification §2: an unknown path is shown on the current device', () => {
  expect(deviceRedirect(parseHref('/m/no-such-page'), 'desktop')).toBe('/no-such-page');
  expect(deviceRedirect(parseHref('/no-such-page'), 'mobile')).toBe('/m/no-such-page');
});

test('deviceRedirect merges the slashes of a path that starts with two', () => {
  const at = (pathname: string) => ({ pathname, search: '?status=3', hash: '#top' });
  expect(deviceRedirect(at('//record'), 'desktop')).toBe('/record?status=3#top');
  expect(deviceRedirect(at('//record'), 'mobile')).toBe('/m/record?status=3#top');
  expect(deviceRedirect(at('/m//record'), 'mobile')).toBe('/m/record?status=3#top');
});
