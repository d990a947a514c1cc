import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Area } from '#i18n/areas.ts';
import type { MessageId } from '#i18n/ids.ts';
import type { Device } from '#lib/device.ts';
import { type PagePath, pageAt, pagePaths } from '#lib/pages.ts';
import { loadTemporal } from '#lib/temporal.ts';

type Load = () => Promise<ComponentType>;

interface Row {
  readonly title: MessageId | Readonly<Record<Device, MessageId>>;
  readonly areas: readonly Area[];
  /** Nothing on it needs the messages of dialogs and forms before one is opened. */
  readonly hasNoForms?: boolean;
  readonly desktop: Load;
  readonly mobile: Load;
}

/** A page on one device. */
export interface Route {
  readonly path: PagePath;
  readonly title: MessageId;
  readonly areas: readonly Area[];
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Starts everything the screen waits for: its chunk, and Temporal where the browser has none. */
  readonly preload: () => Promise<unknown>;
}

const loadDocs: Load = async () => (await import('#features/docs/DocsScreen.tsx')).DocsScreen;

/** A row for every page, with its screen on both devices. */
const rows: Readonly<Record<PagePath, Row>> = {
  '/': {
    title: { desktop: 'shell.nav.dashboard', mobile: 'shell.nav.statistics' },
    areas: ['dashboard', 'payments'],
    hasNoForms: true,
    desktop: async () => (await import('#features/dashboard/desktop/DashboardScreen.tsx')).DashboardScreen,
    mobile: async () =>
      (await import('#features/dashboard/mobile/MobileDashboardScreen.tsx')).MobileDashboardScreen,
  },
  '/record': {
    title: 'shell.nav.payments',
    areas: ['payments'],
    hasNoForms: true,
    desktop: async () =>
      (await import('#features/payments/desktop/PaymentsListScreen.tsx')).PaymentsListScreen,
    mobile: async () =>
      (await import('#features/payments/mobile/MobilePaymentsListScreen.tsx')).MobilePaymentsListScreen,
  },
  '/property': {
    title: 'shell.nav.assets',
    areas: ['assets', 'dashboard', 'money'],
    desktop: async () => (await import('#features/assets/desktop/AssetsScreen.tsx')).AssetsScreen,
    mobile: async () => (await import('#features/assets/mobile/MobileAssetsScreen.tsx')).MobileAssetsScreen,
  },
  '/property/fundingDetails': {
    title: 'shell.title.fundDetails',
    areas: ['funds', 'money'],
    desktop: async () => (await import('#features/funds/desktop/FundDetailsScreen.tsx')).FundDetailsScreen,
    mobile: async () =>
      (await import('#features/funds/mobile/MobileFundDetailsScreen.tsx')).MobileFundDetailsScreen,
  },
  '/property/withdraw': {
    title: 'shell.title.withdraw',
    areas: ['withdrawals', 'money'],
    desktop: async () => (await import('#features/withdrawals/desktop/WithdrawScreen.tsx')).WithdrawScreen,
    mobile: async () =>
      (await import('#features/withdrawals/mobile/MobileWithdrawScreen.tsx')).MobileWithdrawScreen,
  },
  '/property/swap': {
    title: 'shell.title.swap',
    areas: ['swap', 'money'],
    desktop: async () => (await import('#features/swap/desktop/SwapScreen.tsx')).SwapScreen,
    mobile: async () => (await import('#features/swap/mobile/MobileSwapScreen.tsx')).MobileSwapScreen,
  },
  '/property/address': {
    title: 'shell.nav.addresses',
    areas: ['addresses'],
    desktop: async () =>
      (await import('#features/addresses/desktop/AddressBookScreen.tsx')).AddressBookScreen,
    mobile: async () =>
      (await import('#features/addresses/mobile/MobileAddressBookScreen.tsx')).MobileAddressBookScreen,
  },
  '/accountInfo': {
    title: 'shell.nav.account',
    areas: ['account', 'collection', 'verification'],
    desktop: async () => (await import('#features/account/desktop/AccountScreen.tsx')).AccountScreen,
    mobile: async () =>
      (await import('#features/account/mobile/MobileAccountScreen.tsx')).MobileAccountScreen,
  },
  '/openAuthPage': {
    title: 'shell.title.openAuthPage',
    areas: ['permission', 'verification'],
    desktop: async () => (await import('#features/permission/desktop/OpeningScreen.tsx')).OpeningScreen,
    mobile: async () =>
      (await import('#features/permission/mobile/MobileOpeningScreen.tsx')).MobileOpeningScreen,
  },
  '/reviewing': {
    title: 'shell.title.reviewing',
    areas: ['permission'],
    desktop: async () => (await import('#features/permission/desktop/ReviewingScreen.tsx')).ReviewingScreen,
    mobile: async () =>
      (await import('#features/permission/mobile/MobileReviewingScreen.tsx')).MobileReviewingScreen,
  },
  '/initPage': {
    title: 'shell.title.initPage',
    areas: ['permission'],
    desktop: async () => (await import('#features/permission/desktop/SetupScreen.tsx')).SetupScreen,
    mobile: async () => (await import('#features/permission/mobile/MobileSetupScreen.tsx')).MobileSetupScreen,
  },
  '/appManage': {
    title: 'shell.nav.applications',
    areas: ['applications'],
    desktop: async () =>
      (await import('#features/applications/desktop/ApplicationsScreen.tsx')).ApplicationsScreen,
    mobile: async () =>
      (await import('#features/applications/mobile/MobileApplicationsScreen.tsx')).MobileApplicationsScreen,
  },
  '/callbackList': {
    title: 'shell.nav.callbacks',
    areas: ['callbacks'],
    desktop: async () => (await import('#features/callbacks/desktop/CallbacksScreen.tsx')).CallbacksScreen,
    mobile: async () =>
      (await import('#features/callbacks/mobile/MobileCallbacksScreen.tsx')).MobileCallbacksScreen,
  },
  '/work-order': {
    title: 'shell.nav.workOrders',
    areas: ['workOrders', 'payments'],
    desktop: async () => (await import('#features/workOrders/desktop/WorkOrdersScreen.tsx')).WorkOrdersScreen,
    mobile: async () =>
      (await import('#features/workOrders/mobile/MobileWorkOrdersScreen.tsx')).MobileWorkOrdersScreen,
  },
  '/market': {
    title: 'shell.nav.market',
    areas: ['market'],
    desktop: async () => (await import('#features/market/desktop/MarketScreen.tsx')).MarketScreen,
    mobile: async () => (await import('#features/market/mobile/MobileMarketScreen.tsx')).MobileMarketScreen,
  },
  '/openAuth': {
    title: 'shell.title.permission',
    areas: ['permission'],
    desktop: async () => (await import('#features/permission/desktop/PermissionScreen.tsx')).PermissionScreen,
    mobile: async () =>
      (await import('#features/permission/mobile/MobilePermissionScreen.tsx')).MobilePermissionScreen,
  },
  '/docs': {
    title: 'shell.title.docs',
    areas: ['docs'],
    desktop: loadDocs,
    mobile: loadDocs,
  },
};

function routeOf(path: PagePath, device: Device): Route {
  const { title, areas, hasNoForms = false, [device]: load } = rows[path];
  let started: Promise<ComponentType> | undefined;
  const preload = () => {
    started ??= Promise.all([load(), loadTemporal()])
      .then(([screen]) => screen)
      .catch((error: unknown) => {
        // A failed chunk may be there at the next try.
        started = undefined;
        throw error;
      });
    return started;
  };
  return {
    path,
    title: typeof title === 'string' ? title : title[device],
    areas: hasNoForms ? areas : [...areas, 'dialogs'],
    preload,
    Screen: lazy(async () => ({ default: await preload() })),
  };
}

const routesOn = (device: Device): readonly Route[] => pagePaths.map((path) => routeOf(path, device));

const byDevice: Record<Device, readonly Route[]> = {
  desktop: routesOn('desktop'),
  mobile: routesOn('mobile'),
};

/** Every route of a device. */
export const routesOf = (device: Device): readonly Route[] => byDevice[device];

/** The route at an address, or undefined: no such page. */
export function routeAt(pathname: string, device: Device): Route | undefined {
  const page = pageAt(pathname);
  return byDevice[device].find(({ path }) => path === page);
}
