import type { Device } from './device.ts';

interface Page {
  /** `public` is readable signed out; a `menu` page needs the merchant permission on phones (specification §2 and §6). */
  readonly access: 'public' | 'token' | 'menu' | 'permission';
  /** On phones, where it isn't the desktop's behind `/m` (specification §2). */
  readonly mobile?: string;
}

/** Every page, by its address on desktops; known before any screen is fetched. */
const pages = {
  '/': { access: 'menu', mobile: '/m/' },
  '/record': { access: 'menu' },
  '/property': { access: 'menu' },
  '/property/fundingDetails': { access: 'menu' },
  '/property/withdraw': { access: 'menu', mobile: '/m/withdraw' },
  '/property/swap': { access: 'menu' },
  '/property/address': { access: 'menu' },
  '/accountInfo': { access: 'menu' },
  '/appManage': { access: 'menu' },
  '/callbackList': { access: 'menu' },
  '/market': { access: 'menu' },
  '/work-order': { access: 'token', mobile: '/work-order' },
  '/docs': { access: 'public', mobile: '/docs' },
  '/openAuth': { access: 'permission' },
  '/openAuthPage': { access: 'permission' },
  '/reviewing': { access: 'permission' },
  '/initPage': { access: 'permission' },
} as const satisfies Record<`/${string}`, Page>;

export type PagePath = keyof typeof pages;

const table: Readonly<Record<PagePath, Page>> = pages;

const isPagePath = (path: string): path is PagePath => Object.hasOwn(pages, path);

export const pagePaths: readonly PagePath[] = Object.keys(pages).filter(isPagePath);

/** The page at an address of either device, or undefined: no such page. */
export function pageAt(pathname: string): PagePath | undefined {
  const path = barePath(pathname);
  return isPagePath(path) ? path : undefined;
}

export const accessTo = (page: PagePath): Page['access'] => table[page].access;

/** The address of a page on a device. */
export function addressOf(page: PagePath, device: Device): string {
  return device === 'mobile' ? (table[page].mobile ?? `/m${page}`) : page;
}

/** Whether both devices have it at one address. */
export const isShared = (page: PagePath): boolean => table[page].mobile === page;

/** Without a token, a visit to it goes to the sign-in page. */
export function isProtected(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && accessTo(page) !== 'public';
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Pages by their address on phones, where it isn't the desktop's behind `/m`. */
const byMobileAddress = new Map(
  pagePaths.flatMap((page) => {
    const { mobile } = table[page];
    return mobile === undefined ? [] : [[withoutSlash(mobile), page] as const];
  }),
);

/** `/m/record/` → `/record`; `/m/index` is home and `/m/withdraw` the desktop's withdraw page (specification §2). */
export function barePath(pathname: string): string {
  const path = withoutSlash(pathname);
  if (path === '' || path === '/m/index') return '/';
  return byMobileAddress.get(path) ?? (path.startsWith('/m/') ? path.slice('/m'.length) : path);
}
