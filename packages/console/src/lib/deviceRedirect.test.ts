import { expect, test } from 'vitest';
import { parseHref } from './locationSource.ts';
import { deviceRedirect, redirectTarget } from './deviceRedirect.ts';

test('specification §2: a desktop on /m moves off it, a phone moves onto it', () => {
  expect(deviceRedirect(parseHref('/m/record'), 'desktop')).toBe('/record');
  expect(deviceRedirect(parseHref('/record'), 'mobile')).toBe('/m/record');
  for (const home of ['/m', '/m/', '/m/index']) expect(deviceRedirect(parseHref(home), 'desktop')).toBe('/');
  expect(deviceRedirect(parseHref('/'), 'mobile')).toBe('/m/');
});

test('the withdraw page has a name of its own on phones', () => {
  expect(deviceRedirect(parseHref('/property/withdraw?id=7'), 'mobile')).toBe('/m/withdraw?id=7');
  expect(deviceRedirect(parseHref('/m/withdraw?id=7'), 'desktop')).toBe('/property/withdraw?id=7');
});

test('who is in the right place stays', () => {
  expect(deviceRedirect(parseHref('/record'), 'desktop')).toBeUndefined();
  expect(deviceRedirect(parseHref('/m/record'), 'mobile')).toBeUndefined();
  expect(deviceRedirect(parseHref('/merchants'), 'desktop')).toBeUndefined();
});

test('query, redirect and hash come along', () => {
  expect(deviceRedirect(parseHref('/login?redirect=%2Frecord%3Fstatus%3D2#x'), 'mobile')).toBe(
    '/m/login?redirect=%2Frecord%3Fstatus%3D2#x',
  );
});

test('work orders have one path for both', () => {
  expect(deviceRedirect(parseHref('/work-order?id=1'), 'mobile')).toBeUndefined();
  expect(deviceRedirect(parseHref('/m/work-order?id=1'), 'desktop')).toBe('/work-order?id=1');
});

test('a sign-in leads back to where the person wanted to go, on this device', () => {
  expect(redirectTarget('?redirect=%2Frecord%3Fstatus%3D2', 'desktop')).toBe('/record?status=2');
  expect(redirectTarget('?redirect=%2Frecord%3Fstatus%3D2', 'mobile')).toBe('/m/record?status=2');
  expect(redirectTarget('', 'desktop')).toBe('/');
  expect(redirectTarget('', 'mobile')).toBe('/m/');
});

test('a redirect never leaves the site and never loops', () => {
  for (const target of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/login',
    '/m/login?x=1',
    'javascript:1',
  ]) {
    expect(redirectTarget(`?redirect=${encodeURIComponent(target)}`, 'desktop')).toBe('/');
  }
});
