import type { Device } from './device.ts';
import { internalHref } from '../address/internalHref.ts';
import { type AppLocation, toHref } from './locationSource.ts';
import { addressOf, isShared, pageAt } from '../address/pages.ts';

function isMobilePath(pathname: string): boolean {
  return pathname === '/m' || pathname.startsWith('/m/');
}

/** Returns the URL of the page on this device, or undefined if it's open (specification §2). */
export function deviceRedirect(location: AppLocation, device: Device): string | undefined {
  // The browser would interpret a path that starts with two slashes as a host.
  const pathname = location.pathname.replaceAll(/\/{2,}/g, '/');
  const page = pageAt(pathname);
  const isMobile = isMobilePath(pathname);
  const isHere = isMobile === (device === 'mobile') || (!isMobile && page !== undefined && isShared(page));
  if (isHere) return pathname === location.pathname ? undefined : toHref({ ...location, pathname });
  const unknown = isMobile ? pathname.slice('/m'.length) : `/m${pathname}`;
  return toHref({ ...location, pathname: page === undefined ? unknown : addressOf(page, device) });
}

/** Returns the URL to open after the sign-in: the `redirect` if it's a known page, or the home page. */
export function redirectTarget(search: string, device: Device): string {
  const target = new URLSearchParams(search).get('redirect') ?? '/';
  return internalHref(target, device) ?? (device === 'mobile' ? '/m/' : '/');
}
