import type { Device } from './device.ts';
import { type AppLocation, toHref } from './location-source.ts';
import { barePath } from './paths.ts';

/** One path for both devices: the work orders (specification §2) and the documentation, which is one page. */
const SHARED = ['/work-order', '/docs'];

export function isMobilePath(pathname: string): boolean {
  return pathname === '/m' || pathname.startsWith('/m/');
}

/**
 * Where this device should be instead, or undefined if it is in the right place (specification §2). The
 * query, with its `redirect`, and the hash come along, so that a shared link works on every device.
 */
export function placeFor(location: AppLocation, device: Device): string | undefined {
  const { pathname } = location;
  if (SHARED.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined;
  if (isMobilePath(pathname) === (device === 'mobile')) return undefined;
  return toHref({ ...location, pathname: device === 'mobile' ? toMobile(pathname) : toDesktop(pathname) });
}

function toMobile(pathname: string): string {
  if (pathname === '/') return '/m/';
  return barePath(pathname) === '/property/withdraw' ? '/m/withdraw' : `/m${pathname}`;
}

function toDesktop(pathname: string): string {
  const rest = pathname.slice('/m'.length);
  // The two places whose names differ.
  const isRenamed = rest === '' || rest === '/' || rest === '/index' || rest === '/withdraw';
  return isRenamed ? barePath(pathname) : rest;
}

/**
 * Where a sign-in leads: a path of this site, or home. Anything that could leave the site, and the login
 * page itself, is ignored.
 */
export function redirectTarget(search: string, device: Device): string {
  const home = device === 'mobile' ? '/m/' : '/';
  const target = new URLSearchParams(search).get('redirect');
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return home;
  const { origin, pathname, search: query, hash } = new URL(target, 'https://console.invalid');
  if (origin !== 'https://console.invalid' || /^(\/m)?\/login\/?$/.test(pathname)) return home;
  const location = { pathname, search: query, hash };
  return placeFor(location, device) ?? toHref(location);
}
