import type { ExtensionGroup } from '@settlement/api-mocks/contract/extensions';
import type { Device } from '../browser/device.ts';

interface Page {
  /** `public` needs no sign-in. `menu` needs the permission on phones (§2, §6). @default 'menu' */
  readonly access?: 'public' | 'token' | 'menu' | 'permission';
  /** The path on phones. @default the desktop path below `/m` (specification §2) */
  readonly mobile?: string;
  readonly alias?: string;
  readonly title: string | Readonly<Record<Device, string>>;
  /** The heading in the header of phones. @default title */
  readonly heading?: string;
  /** The place of the page in the menu. The default label is the title of the page. */
  readonly menu?: { readonly group: 'main' | 'build' | 'manage' | 'foot'; readonly label?: string };
  /** True if the page moves real money. Such a page isn't available in test mode. */
  readonly isLiveOnly?: true;
  /** The group of calls without which the page isn't available. */
  readonly extension?: ExtensionGroup;
  /** The page that the back arrow on phones opens. @default the parent path */
  readonly parent?: `/${string}`;
}

/** All pages by their desktop path, in the order of the menu. */
export const pages = {
  '/': {
    mobile: '/m/',
    alias: '/m/index',
    title: { desktop: 'shell.nav.dashboard', mobile: 'shell.nav.statistics' },
    menu: { group: 'main' },
  },
  '/record': { title: 'shell.nav.payments', menu: { group: 'main', label: 'shell.nav.paymentsShort' } },
  '/record/links': { title: 'shell.title.links', extension: 'links' },
  '/property': { title: 'shell.nav.assets', menu: { group: 'main' } },
  '/property/fundingDetails': { title: 'shell.title.fundDetails' },
  '/property/withdraw': {
    isLiveOnly: true,
    mobile: '/m/withdraw',
    title: 'shell.title.withdraw',
    heading: 'shell.move',
  },
  '/property/batch': { isLiveOnly: true, title: 'shell.title.batch', heading: 'shell.move' },
  '/property/transfer': { isLiveOnly: true, title: 'shell.title.transfer', heading: 'shell.move' },
  '/property/swap': { isLiveOnly: true, title: 'shell.title.swap', heading: 'shell.move' },
  '/property/recharge': { isLiveOnly: true, title: 'shell.title.recharge', heading: 'shell.move' },
  '/property/collect': {
    isLiveOnly: true,
    title: 'collection.title',
    heading: 'shell.move',
    extension: 'billing',
  },
  '/reports': {
    title: 'shell.nav.reports',
    extension: 'reports',
    isLiveOnly: true,
    menu: { group: 'main' },
  },
  '/property/address': { title: 'shell.nav.addresses', extension: 'addresses', menu: { group: 'main' } },
  '/market': { title: 'shell.nav.market', menu: { group: 'main' } },
  '/appManage': { title: 'shell.nav.applications', menu: { group: 'build' } },
  '/callbackList': {
    title: 'shell.nav.callbacks',
    extension: 'callbacks',
    menu: { group: 'build' },
    parent: '/appManage',
  },
  '/accountInfo': { title: 'shell.nav.account', menu: { group: 'manage' } },
  '/work-order': {
    access: 'token',
    mobile: '/work-order',
    title: 'shell.nav.workOrders',
    extension: 'workOrders',
    menu: { group: 'manage' },
  },
  '/docs': {
    access: 'public',
    mobile: '/docs',
    title: 'shell.nav.docs',
    menu: { group: 'foot' },
  },
  '/openAuth': { access: 'permission', title: 'shell.title.permission' },
  '/openAuthPage': { access: 'permission', title: 'shell.title.openAuthPage' },
  '/reviewing': { access: 'permission', title: 'shell.title.reviewing' },
  '/initPage': { access: 'permission', title: 'shell.title.initPage' },
} as const satisfies Record<`/${string}`, Page>;

type Pages = typeof pages;
export type PagePath = keyof Pages;
export type MenuPath = { [Path in PagePath]: Pages[Path] extends { menu: unknown } ? Path : never }[PagePath];

const table: Readonly<Record<PagePath, Page>> = pages;

const isPagePath = (path: string): path is PagePath => Object.hasOwn(pages, path);
const isMenuPath = (path: PagePath): path is MenuPath => table[path].menu !== undefined;

export const pagePaths: readonly PagePath[] = Object.keys(pages).filter(isPagePath);
export const menuPaths: readonly MenuPath[] = pagePaths.filter(isMenuPath);

export const isLiveOnly = (page: PagePath): boolean => table[page].isLiveOnly ?? false;

export const accessTo = (page: PagePath): NonNullable<Page['access']> => table[page].access ?? 'menu';

function parentPage(page: PagePath): PagePath | undefined {
  const parent = table[page].parent ?? page.slice(0, page.lastIndexOf('/'));
  return isPagePath(parent) ? parent : undefined;
}

export function addressOf(page: PagePath, device: Device): string {
  return device === 'mobile' ? (table[page].mobile ?? `/m${page}`) : page;
}

/** Returns the message ID of the title of a page. */
export function titleOf(page: PagePath, device: Device) {
  const { title } = pages[page];
  return typeof title === 'string' ? title : title[device];
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

const byAddress = new Map(
  pagePaths.flatMap((page) =>
    [page, `/m${page}`, table[page].mobile ?? page, table[page].alias ?? page].map(
      (address) => [withoutSlash(address), page] as const,
    ),
  ),
);

export const pageAt = (pathname: string): PagePath | undefined => byAddress.get(withoutSlash(pathname));

export function extensionAt(href: string): ExtensionGroup | undefined {
  const page = pageAt(href.replace(/[?#].*/s, ''));
  return page && table[page].extension;
}

export function menuPageAt(pathname: string): string | undefined {
  const page = pageAt(pathname);
  return page && (isMenuPath(page) ? page : (parentPage(page) ?? page));
}

export function movesMoney(pathname: string): boolean {
  const page = pageAt(pathname);
  return (page && table[page].heading) === 'shell.move';
}

export function parentOf(pathname: string): string | undefined {
  const page = pageAt(pathname);
  const parent = page && parentPage(page);
  return parent && addressOf(parent, 'mobile');
}

export const isShared = (page: PagePath): boolean => table[page].mobile === page;

export function isProtected(pathname: string): boolean {
  const page = pageAt(pathname);
  return page !== undefined && accessTo(page) !== 'public';
}
