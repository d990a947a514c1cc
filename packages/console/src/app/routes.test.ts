import { expect, test } from 'vitest';
import { accessTo, isProtected, menuPageAt, pagePaths, parentOf } from '#lib/address/pages.ts';
import { routeAt } from './routes.ts';

test('specification §2: desktops and phones have the specified paths', () => {
  expect(routeAt('/', 'desktop')?.title).toBe('shell.nav.dashboard');
  for (const home of ['/m', '/m/', '/m/index'])
    expect(routeAt(home, 'mobile')?.title).toBe('shell.nav.statistics');
  expect(routeAt('/m/record', 'mobile')?.title).toBe('shell.nav.payments');
  expect(routeAt('/m/withdraw', 'mobile')?.title).toBe('shell.title.withdraw');
  expect(routeAt('/record/', 'desktop')?.title).toBe('shell.nav.payments');
});

test('the phone header of the withdrawal page shows “Move money”', () => {
  expect(routeAt('/m/withdraw', 'mobile')?.heading).toBe('shell.move');
  expect(routeAt('/m/record', 'mobile')?.heading).toBe('shell.nav.payments');
});

test('specification §2: an unknown path requires no sign-in', () => {
  for (const path of ['/nowhere', '/RECORD', '/record/1', '/index', '/login/x', '/toString']) {
    expect(routeAt(path, 'desktop')).toBeUndefined();
    expect(isProtected(path)).toBe(false);
  }
  expect(routeAt('/m/nowhere', 'mobile')).toBeUndefined();
});

test('the menu marks the item of the open page or of its parent', () => {
  expect(menuPageAt('/m/withdraw')).toBe('/property');
  expect(menuPageAt('/property/address')).toBe('/property/address');
});

test('the back arrow of phones opens the parent of a nested page', () => {
  expect(parentOf('/m/withdraw')).toBe('/m/property');
  expect(parentOf('/m/property/address')).toBe('/m/property');
  expect(parentOf('/m/callbackList')).toBe('/m/appManage');
  expect(parentOf('/m/record')).toBeUndefined();
});

test('all pages require the merchant permission on phones, except some', () => {
  const others = pagePaths.filter((path) => accessTo(path) !== 'menu');
  expect(Object.fromEntries(others.map((path) => [path, accessTo(path)]))).toEqual({
    '/docs': 'public',
    '/work-order': 'token',
    '/openAuth': 'permission',
    '/openAuthPage': 'permission',
    '/reviewing': 'permission',
    '/initPage': 'permission',
  });
});

test('only the documentation can be read without signing in', () => {
  expect(pagePaths.filter((path) => !isProtected(path))).toEqual(['/docs']);
});
