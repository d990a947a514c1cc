import type { Device } from './device.ts';
import { type AppLocation, toHref } from './location-source.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Tabs of the account page (specification §2). */
export type AccountTab = '_basic' | '_security' | '_billSetting';

/** Every address the console links to, per device (specification §2). */
export function pathsOf(device: Device) {
  const at = (path: string, query: Query = {}) =>
    `${device === 'mobile' ? '/m' : ''}${path}${queryOf(query)}`;
  return {
    home: at('/'),
    records: (query?: Query) => at('/record', query),
    account: (tab?: AccountTab) => at('/accountInfo', { page_tab: tab }),
    /** Withdraw an asset, by its id. */
    withdraw: (id: string) => at('/property/withdraw', { id }),
    openAuth: at('/openAuth'),
    docs: '/docs',
    /** Back to `from` after signing in; `reason` says why it is shown. */
    login: ({ from, reason }: { from?: AppLocation; reason?: LoginReason } = {}) =>
      at('/login', { redirect: from && toHref(from) !== at('/') ? toHref(from) : undefined, reason }),
  };
}

export type Paths = ReturnType<typeof pathsOf>;

/** Why somebody who was signed in sees the login page. */
export type LoginReason = 'expired';

function queryOf(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Every path that needs a token, without the `/m` of phones; `routes.test.ts` holds it to the routes. */
export const protectedPaths: readonly string[] = ['/', '/record', '/accountInfo', '/openAuth'];

/** Known before any route is fetched, so that a signed-out visit goes straight to the login page. */
export function isProtected(pathname: string): boolean {
  return protectedPaths.includes(barePath(pathname));
}

/** `/m/record/` → `/record`; `/m/index` is home (specification §2). */
export function barePath(pathname: string): string {
  const isMobile = pathname === '/m' || pathname.startsWith('/m/');
  const path = (isMobile ? pathname.slice('/m'.length) : pathname).replace(/\/+$/, '');
  return path === '' || (isMobile && path === '/index') ? '/' : path;
}
