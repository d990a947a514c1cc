import type { Device } from './device.ts';

interface Page {
  /** `public` is readable signed out; a `menu` page needs the merchant permission on phones (specification §2 and §6). */
  readonly access: 'public' | 'token' | 'menu' | 'permission';
  /** On phones, where it isn't the desktop's behind `/m` (specification §2). */
  readonly mobile?: string;
  /** What else leads to it. */
  readonly alias?: string;
  /** The message that names it. */
  readonly title: string | Readonly<Record<Device, string>>;
  /** The messages it needs. `dialogs` are those of forms and dialogs, for pages that have some at first sight. */
  readonly areas: readonly string[];
  /** Where it is in the menu, and its label there. @default its title */
  readonly menu?: { readonly group: 'main' | 'build' | 'manage' | 'foot'; readonly label?: string };
  /** The page of the menu that it belongs to. */
  readonly parent?: `/${string}`;
}

/**
 * Every page, by its address on desktops, in the order of the menu: known before any screen is fetched. Its screens are
 * in `app/screens.ts`, its icon in the menu in `useNavigation`.
 */
export const pages = {
  '/': {
    access: 'menu',
    mobile: '/m/',
    alias: '/m/index',
    title: { desktop: 'shell.nav.dashboard', mobile: 'shell.nav.statistics' },
    areas: ['dashboard', 'payments'],
    menu: { group: 'main' },
  },
  '/record': {
    access: 'menu',
    title: 'shell.nav.payments',
    areas: ['payments'],
    menu: { group: 'main', label: 'shell.nav.paymentsShort' },
  },
  '/property': {
    access: 'menu',
    title: 'shell.nav.assets',
    areas: ['assets', 'dashboard', 'money', 'dialogs'],
    menu: { group: 'main' },
  },
  '/property/fundingDetails': {
    access: 'menu',
    title: 'shell.title.fundDetails',
    areas: ['funds', 'money', 'dialogs'],
    parent: '/property',
  },
  '/property/withdraw': {
    access: 'menu',
    mobile: '/m/withdraw',
    title: 'shell.title.withdraw',
    areas: ['withdrawals', 'money', 'dialogs'],
    parent: '/property',
  },
  '/property/swap': {
    access: 'menu',
    title: 'shell.title.swap',
    areas: ['swap', 'money', 'dialogs'],
    parent: '/property',
  },
  '/market': {
    access: 'menu',
    title: 'shell.nav.market',
    areas: ['market', 'dialogs'],
    menu: { group: 'main' },
  },
  '/appManage': {
    access: 'menu',
    title: 'shell.nav.applications',
    areas: ['applications', 'dialogs'],
    menu: { group: 'build' },
  },
  '/callbackList': {
    access: 'menu',
    title: 'shell.nav.callbacks',
    areas: ['callbacks', 'dialogs'],
    menu: { group: 'build' },
  },
  '/property/address': {
    access: 'menu',
    title: 'shell.nav.addresses',
    areas: ['addresses', 'dialogs'],
    menu: { group: 'build' },
  },
  '/accountInfo': {
    access: 'menu',
    title: 'shell.nav.account',
    areas: ['account', 'collection', 'verification', 'dialogs'],
    menu: { group: 'manage' },
  },
  '/work-order': {
    access: 'token',
    mobile: '/work-order',
    title: 'shell.nav.workOrders',
    areas: ['workOrders', 'payments', 'dialogs'],
    menu: { group: 'manage' },
  },
  '/docs': {
    access: 'public',
    mobile: '/docs',
    title: 'shell.title.docs',
    areas: ['docs', 'dialogs'],
    menu: { group: 'foot', label: 'shell.nav.docs' },
  },
  '/openAuth': { access: 'permission', title: 'shell.title.permission', areas: ['permission', 'dialogs'] },
  '/openAuthPage': {
    access: 'permission',
    title: 'shell.title.openAuthPage',
    areas: ['permission', 'verification', 'dialogs'],
  },
  '/reviewing': { access: 'permission', title: 'shell.title.reviewing', areas: ['permission', 'dialogs'] },
  '/initPage': { access: 'permission', title: 'shell.title.initPage', areas: ['permission', 'dialogs'] },
} as const satisfies Record<`/${string}`, Page>;

type Pages = typeof pages;
export type PagePath = keyof Pages;
/** The pages that the menu lists. */
export type MenuPath = { [Path in PagePath]: Pages[Path] extends { menu: unknown } ? Path : never }[PagePath];

const table: Readonly<Record<PagePath, Page>> = pages;

const isPagePath = (path: string): path is PagePath => Object.hasOwn(pages, path);
const isMenuPath = (path: PagePath): path is MenuPath => table[path].menu !== undefined;

export const pagePaths: readonly PagePath[] = Object.keys(pages).filter(isPagePath);
export const menuPaths: readonly MenuPath[] = pagePaths.filter(isMenuPath);

export const accessTo = (page: PagePath): Page['access'] => table[page].access;

/** The address of a page on a device. */
export function addressOf(page: PagePath, device: Device): string {
  return device === 'mobile' ? (table[page].mobile ?? `/m${page}`) : page;
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

/** Every page by each address that leads to it, on either device. */
const byAddress = new Map(
  pagePaths.flatMap((page) =>
    [page, `/m${page}`, table[page].mobile ?? page, table[page].alias ?? page].map(
      (address) => [withoutSlash(address), page] as const,
    ),
  ),
);

/** The page at an address of either device, or undefined: no such page. */
export const pageAt = (pathname: string): PagePath | undefined => byAddress.get(withoutSlash(pathname));

/** The page of the menu that an address belongs to. */
export function menuPageAt(pathname: string): string | undefined {
  const page = pageAt(pathname);
  return page && (table[page].parent ?? page);
}

/** Whether both devices have it at one address. */
export const isShared = (page: PagePath): boolean => table[page].mobile === page;

/** Without a token, a visit to it goes to the sign-in page. */
export function isProtected(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && accessTo(page) !== 'public';
}
