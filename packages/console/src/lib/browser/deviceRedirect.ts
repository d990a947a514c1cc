import type { Device } from './device.ts';
import { internalHref } from '../address/internalHref.ts';
import { type AppLocation, toHref } from './locationSource.ts';
import { addressOf, isShared, pageAt } from '../address/pages.ts';

function isMobilePath(pathname: string): boolean {
  return pathname === '/m' || pathname.startsWith('/m/');
}

/**
 * Returns the URL for this device, or undefined if the URL is already correct (specification §2). The query,
 * with its `redirect`, and the hash are kept, so that a shared link works on every device.
 */
export function deviceRedirect(location: AppLocation, device: Device): string | undefined {
  // A path that starts with two slashes would contain a host, which the history rejects.
  const pathname = location.pathname.replaceAll(/\/{2,}/g, '/');
  const page = pageAt(pathname);
  const isMobile = isMobilePath(pathname);
  const isHere = isMobile === (device === 'mobile') || (!isMobile && page !== undefined && isShared(page));
  if (isHere) return pathname === location.pathname ? undefined : toHref({ ...location, pathname });
  const unknown = isMobile ? pathname.slice('/m'.length) : `/m${pathname}`;
  return toHref({ ...location, pathname: page === undefined ? unknown : addressOf(page, device) });
}

/**
 * Returns the URL to open after sign-in. Returns the home page instead of a URL outside of the site or the
 * sign-in page itself.
 */
export function redirectTarget(search: string, device: Device): string {
  const target = new URLSearchParams(search).get('redirect') ?? '/';
  return internalHref(target, device) ?? (device === 'mobile' ? '/m/' : '/');
}
