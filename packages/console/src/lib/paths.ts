import type { Device } from './device.ts';
import { type AppLocation, toHref } from './locationSource.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Tabs of the account page (specification §2). */
export type AccountTab = '_basic' | '_security' | '_billSetting';

const WITHDRAW = '/property/withdraw';

/** Every address the console links to, per device (specification §2). */
export function pathsOf(device: Device) {
  const at = (path: string, query: Query = {}) =>
    `${device === 'mobile' ? '/m' : ''}${path}${queryOf(query)}`;
  return {
    home: at('/'),
    records: (query?: Query) => at('/record', query),
    /** `action` opens one thing at once, as `google` its authenticator. */
    account: (tab?: AccountTab, action?: string) => at('/accountInfo', { page_tab: tab, action }),
    /** `{ recharge: id }` and `{ transfer: id }` open those over the assets; the ids are of token-on-chain. */
    assets: (query?: Query) => at('/property', query),
    fundDetails: (query?: Query) => at('/property/fundingDetails', query),
    /** Swap an asset, by its id. */
    swap: (from?: string) => at('/property/swap', { from }),
    /**
     * Withdraw an asset, by its id, to a saved address, by its own. Phones have an address of their own for it
     * (specification §2).
     */
    withdraw: (id?: string, saved?: string) =>
      at(device === 'mobile' ? '/withdraw' : WITHDRAW, { id, saved }),
    addresses: (query?: Query) => at('/property/address', query),
    openAuth: at('/openAuth'),
    openAuthPage: at('/openAuthPage'),
    reviewing: at('/reviewing'),
    initPage: at('/initPage'),
    applications: (query?: Query) => at('/appManage', query),
    callbacks: (query?: Query) => at('/callbackList', query),
    market: at('/market'),
    /** The same on every device (specification §2). */
    workOrders: (query?: Query) => `/work-order${queryOf(query ?? {})}`,
    docs: '/docs',
    /** Back to `from` after signing in; `reason` says why it is shown. */
    login: ({ from, reason }: { from?: AppLocation; reason?: LoginReason } = {}) =>
      at('/login', { redirect: from && toHref(from) !== at('/') ? toHref(from) : undefined, reason }),
  };
}

export type Paths = ReturnType<typeof pathsOf>;

/** Why a signed-in user sees the login page. */
export type LoginReason = 'expired';

function queryOf(query: Query): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Every path that needs a token, without the `/m` of phones; `routes.test.ts` holds it to the routes. */
export const protectedPaths: readonly string[] = [
  '/',
  '/record',
  '/property',
  '/property/fundingDetails',
  WITHDRAW,
  '/property/swap',
  '/property/address',
  '/accountInfo',
  '/openAuth',
  '/openAuthPage',
  '/reviewing',
  '/initPage',
  '/appManage',
  '/callbackList',
  '/work-order',
  '/market',
];

/** Known before any route is fetched, so that a signed-out visit goes straight to the login page. */
export function isProtected(pathname: string): boolean {
  return protectedPaths.includes(barePath(pathname));
}

/** `/m/record/` → `/record`; `/m/index` is home and `/m/withdraw` the desktop's withdraw page (specification §2). */
export function barePath(pathname: string): string {
  const isMobile = pathname === '/m' || pathname.startsWith('/m/');
  const path = (isMobile ? pathname.slice('/m'.length) : pathname).replace(/\/+$/, '');
  if (path === '' || (isMobile && path === '/index')) return '/';
  return isMobile && path === '/withdraw' ? WITHDRAW : path;
}
