import { expect, test } from 'vitest';
import { accessTo, isProtected, menuPageAt, pagePaths } from '#lib/pages.ts';
import { routeAt } from './routes.ts';

test('specification §2: the addresses of both devices', () => {
  expect(routeAt('/', 'desktop')?.title).toBe('shell.nav.dashboard');
  for (const home of ['/m', '/m/', '/m/index'])
    expect(routeAt(home, 'mobile')?.title).toBe('shell.nav.statistics');
  expect(routeAt('/m/record', 'mobile')?.title).toBe('shell.nav.payments');
  expect(routeAt('/m/withdraw', 'mobile')?.title).toBe('shell.title.withdraw');
  expect(routeAt('/record/', 'desktop')?.title).toBe('shell.nav.payments');
});

test('specification §2: unknown paths match nothing, and need no sign-in to say so', () => {
  for (const path of ['/nowhere', '/RECORD', '/record/1', '/index', '/login/x', '/toString']) {
    expect(routeAt(path, 'desktop')).toBeUndefined();
    expect(isProtected(path)).toBe(false);
  }
  expect(routeAt('/m/nowhere', 'mobile')).toBeUndefined();
});

test('the menu marks the page that a page belongs to', () => {
  expect(menuPageAt('/m/withdraw')).toBe('/property');
  expect(menuPageAt('/property/address')).toBe('/property/address');
});

test('only the documentation is readable signed out', () => {
  expect(pagePaths.filter((path) => !isProtected(path))).toEqual(['/docs']);
});

test('on phones menu pages need the merchant permission, the pages that explain it do not', () => {
  expect(pagePaths.filter((path) => accessTo(path) === 'menu')).toEqual([
    '/',
    '/record',
    '/property',
    '/property/fundingDetails',
    '/property/withdraw',
    '/property/swap',
    '/market',
    '/appManage',
    '/callbackList',
    '/property/address',
    '/accountInfo',
  ]);
});
