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

test('only the documentation can be read without signing in', () => {
  expect(pagePaths.filter((path) => !isProtected(path))).toEqual(['/docs']);
});

test('accessTo identifies the pages that require the merchant permission on phones', () => {
  expect(pagePaths.filter((path) => accessTo(path) === 'menu')).toEqual([
    '/',
    '/record',
    '/record/links',
    '/property',
    '/property/fundingDetails',
    '/property/withdraw',
    '/property/batch',
    '/property/transfer',
    '/property/swap',
    '/property/recharge',
    '/property/collect',
    '/reports',
    '/property/address',
    '/market',
    '/appManage',
    '/callbackList',
    '/accountInfo',
  ]);
});
