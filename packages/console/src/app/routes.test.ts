import { expect, test } from 'vitest';
import { isProtected, protectedPaths } from '../lib/paths.ts';
import { matchRoute, routesOf } from './routes.ts';

test('what is known to be protected before any route is fetched is what the routes say', () => {
  for (const device of ['desktop', 'mobile'] as const) {
    const paths = routesOf(device)
      .filter(({ access }) => access === 'token')
      .map(({ path }) => path);
    expect(paths.sort()).toEqual([...protectedPaths].sort());
  }
});

test('specification §2: the addresses of both devices', () => {
  expect(matchRoute('/', 'desktop')?.title).toBe('shell.nav.dashboard');
  for (const home of ['/m', '/m/', '/m/index'])
    expect(matchRoute(home, 'mobile')?.title).toBe('shell.nav.statistics');
  expect(matchRoute('/m/record', 'mobile')?.title).toBe('shell.nav.payments');
  expect(matchRoute('/m/withdraw', 'mobile')?.title).toBe('shell.title.withdraw');
  expect(matchRoute('/record/', 'desktop')?.title).toBe('shell.nav.payments');
});

test('specification §2: unknown paths match nothing, and need no sign-in to say so', () => {
  for (const path of ['/nowhere', '/record/1', '/index', '/login/x']) {
    expect(matchRoute(path, 'desktop')).toBeUndefined();
    expect(isProtected(path)).toBe(false);
  }
  expect(matchRoute('/m/nowhere', 'mobile')).toBeUndefined();
});

test('on phones menu pages need the merchant permission, the page that explains it does not', () => {
  expect(
    routesOf('mobile')
      .filter(({ isMenu }) => isMenu)
      .map(({ path }) => path),
  ).toEqual([
    '/',
    '/record',
    '/property',
    '/property/fundingDetails',
    '/property/withdraw',
    '/property/swap',
    '/property/address',
    '/accountInfo',
    '/appManage',
    '/callbackList',
    '/market',
  ]);
  expect(routesOf('desktop').some(({ isMenu }) => isMenu)).toBe(false);
});
