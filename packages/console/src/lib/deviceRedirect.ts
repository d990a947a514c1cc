import type { Device } from './device.ts';
import { internalHref } from './internalHref.ts';
import { type AppLocation, toHref } from './locationSource.ts';
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
export function deviceRedirect(location: AppLocation, device: Device): string | undefined {
  // A path that begins with two slashes names a host, which the history refuses.
  const pathname = location.pathname.replaceAll(/\/{2,}/g, '/');
  const isShared = SHARED.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const isOnDevice = isShared || isMobilePath(pathname) === (device === 'mobile');
  if (isOnDevice) return pathname === location.pathname ? undefined : toHref({ ...location, pathname });
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
 * Where a sign-in leads: a page of this console, or home. Anything that could leave the site, and the login
 * page itself, is ignored.
 */
export function redirectTarget(search: string, device: Device): string {
  const target = new URLSearchParams(search).get('redirect') ?? '/';
  return internalHref(target, device) ?? (device === 'mobile' ? '/m/' : '/');
}
