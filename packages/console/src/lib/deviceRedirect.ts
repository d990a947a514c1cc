import type { Device } from './device.ts';
import { internalHref } from './internalHref.ts';
import { type AppLocation, toHref } from './locationSource.ts';
import { addressOf, isShared, pageAt } from './pages.ts';

function isMobilePath(pathname: string): boolean {
  return pathname === '/m' || pathname.startsWith('/m/');
}

/**
 * Where this device should be instead, or undefined if it is in the right place (specification §2). The
 * query, with its `redirect`, and the hash come along, so that a shared link works on every device.
 */
export function deviceRedirect(location: AppLocation, device: Device): string | undefined {
  // A path that begins with two slashes names a host, which the history refuses.
  const pathname = location.pathname.replaceAll(/\/{2,}/g, '/');
  const page = pageAt(pathname);
  const isMobile = isMobilePath(pathname);
  const isHere = isMobile === (device === 'mobile') || (!isMobile && page !== undefined && isShared(page));
  if (isHere) return pathname === location.pathname ? undefined : toHref({ ...location, pathname });
  const unknown = isMobile ? pathname.slice('/m'.length) : `/m${pathname}`;
  return toHref({ ...location, pathname: page === undefined ? unknown : addressOf(page, device) });
}

/**
 * Where a sign-in leads: a page of this console, or home. Anything that could leave the site, and the login
 * page itself, is ignored.
 */
export function redirectTarget(search: string, device: Device): string {
  const target = new URLSearchParams(search).get('redirect') ?? '/';
  return internalHref(target, device) ?? (device === 'mobile' ? '/m/' : '/');
}
