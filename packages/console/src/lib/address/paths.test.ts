import { expect, test } from 'vitest';
import { parseHref } from '../browser/locationSource.ts';
import { pathsOf, workOrderHref } from './paths.ts';

test('specification §2: desktops and phones have the specified paths', () => {
  const build = (device: 'desktop' | 'mobile') => {
    const paths = pathsOf(device);
    return [
      paths.home,
      paths.payments({ status: 2, appid: undefined }),
      paths.account('_security'),
      paths.openAuth,
      paths.docs,
      paths.login(),
      paths.login({ from: parseHref('/record?status=2#a'), reason: 'expired' }),
    ];
  };
  expect(build('desktop')).toEqual([
    '/',
    '/record?status=2',
    '/accountInfo?page_tab=_security',
    '/openAuth',
    '/docs',
    '/login',
    '/login?redirect=%2Frecord%3Fstatus%3D2%23a&reason=expired',
  ]);
  expect(build('mobile')).toEqual([
    '/m/',
    '/m/record?status=2',
    '/m/accountInfo?page_tab=_security',
    '/m/openAuth',
    '/docs',
    '/m/login',
    '/m/login?redirect=%2Frecord%3Fstatus%3D2%23a&reason=expired',
  ]);
});

test('the URL of the sign-in page has no redirect parameter for the home page', () => {
  expect(pathsOf('desktop').login({ from: parseHref('/') })).toBe('/login');
  expect(pathsOf('desktop').login({ from: parseHref('/?range=7') })).toBe('/login?redirect=%2F%3Frange%3D7');
});

test('workOrderHref omits missing and empty values', () => {
  expect(workOrderHref({ type: 3, chain: 'TRON', address: 'TC2e', txid: '', token: undefined })).toBe(
    '/work-order?new=3&chain=TRON&address=TC2e',
  );
});
