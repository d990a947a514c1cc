import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Area } from '../i18n/areas.ts';
import type { MessageId } from '../i18n/ids.ts';
import type { Device } from '../lib/device.ts';
import { barePath } from '../lib/paths.ts';
import { loadTemporal } from '../lib/temporal.ts';

export interface Route {
  /** Without the `/m` of phones; `/` is the dashboard, on phones the statistics. */
  readonly path: string;
  readonly title: MessageId;
  readonly areas: readonly Area[];
  /** `public` is readable signed out. */
  readonly access: 'public' | 'token';
  /** On phones, a menu page needs the merchant permission (specification §2 and §6). */
  readonly isMenu: boolean;
  /** Whether the frame says the page's one h1, as on phones, whose header names the screen already. */
  readonly isNamedByFrame: boolean;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Starts everything the screen waits for: its chunk and whatever `lib/` has to fetch. */
  readonly preload: () => Promise<unknown>;
}

type Load = () => Promise<ComponentType>;

interface Parts extends Partial<Pick<Route, 'access' | 'isMenu' | 'isNamedByFrame' | 'areas'>> {
  /** At first it shows only its own messages and those in `initialMessages`. */
  isInitial?: boolean;
  path: string;
  title: MessageId;
  load: Load;
  /** Fetched with the chunk, and there before the screen renders. */
  needs?: () => Promise<unknown>;
}

function route({ load, needs, isInitial = false, areas = [], ...parts }: Parts): Route {
  let started: Promise<ComponentType> | undefined;
  const preload = () => {
    started ??= Promise.all([load(), needs?.()])
      .then(([screen]) => screen)
      .catch((error: unknown) => {
        // A failed chunk may be there at the next try.
        started = undefined;
        throw error;
      });
    return started;
  };
  return {
    access: 'token',
    isMenu: false,
    isNamedByFrame: false,
    areas: isInitial ? areas : [...areas, 'deferred'],
    ...parts,
    preload,
    Screen: lazy(async () => ({ default: await preload() })),
  };
}

const docs = route({
  path: '/docs',
  title: 'shell.title.docs',
  areas: ['docs'],
  access: 'public',
  load: async () => (await import('../features/docs/DocsScreen.tsx')).DocsScreen,
});

const desktop: readonly Route[] = [
  route({
    path: '/',
    title: 'shell.nav.dashboard',
    areas: ['dashboard', 'payments'],
    isInitial: true,
    needs: loadTemporal,
    load: async () => (await import('../features/dashboard/desktop/DashboardScreen.tsx')).DashboardScreen,
  }),
  route({
    path: '/record',
    title: 'shell.nav.payments',
    areas: ['payments'],
    isInitial: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/payments/desktop/PaymentsListScreen.tsx')).PaymentsListScreen,
  }),
  route({
    path: '/property',
    title: 'shell.nav.assets',
    areas: ['assets', 'dashboard', 'money'],
    needs: loadTemporal,
    load: async () => (await import('../features/assets/desktop/AssetsScreen.tsx')).AssetsScreen,
  }),
  route({
    path: '/property/fundingDetails',
    title: 'shell.title.fundDetails',
    areas: ['funds', 'money'],
    needs: loadTemporal,
    load: async () => (await import('../features/funds/desktop/FundDetailsScreen.tsx')).FundDetailsScreen,
  }),
  route({
    path: '/property/withdraw',
    title: 'shell.title.withdraw',
    areas: ['withdrawals', 'money'],
    needs: loadTemporal,
    load: async () => (await import('../features/withdrawals/desktop/WithdrawScreen.tsx')).WithdrawScreen,
  }),
  route({
    path: '/property/swap',
    title: 'shell.title.swap',
    areas: ['swap', 'money'],
    needs: loadTemporal,
    load: async () => (await import('../features/swap/desktop/SwapScreen.tsx')).SwapScreen,
  }),
  route({
    path: '/property/address',
    title: 'shell.nav.addresses',
    areas: ['addresses'],
    needs: loadTemporal,
    load: async () => (await import('../features/addresses/desktop/AddressBookScreen.tsx')).AddressBookScreen,
  }),
  route({
    path: '/accountInfo',
    title: 'shell.nav.account',
    areas: ['account', 'collection', 'verification'],
    needs: loadTemporal,
    load: async () => (await import('../features/account/desktop/AccountScreen.tsx')).AccountScreen,
  }),
  route({
    path: '/openAuthPage',
    title: 'shell.title.openAuthPage',
    areas: ['permission', 'verification'],
    needs: loadTemporal,
    load: async () => (await import('../features/permission/desktop/OpeningScreen.tsx')).OpeningScreen,
  }),
  route({
    path: '/reviewing',
    title: 'shell.title.reviewing',
    areas: ['permission'],
    needs: loadTemporal,
    load: async () => (await import('../features/permission/desktop/ReviewingScreen.tsx')).ReviewingScreen,
  }),
  route({
    path: '/initPage',
    title: 'shell.title.initPage',
    areas: ['permission'],
    needs: loadTemporal,
    load: async () => (await import('../features/permission/desktop/SetupScreen.tsx')).SetupScreen,
  }),
  route({
    path: '/appManage',
    title: 'shell.nav.applications',
    areas: ['applications'],
    needs: loadTemporal,
    load: async () =>
      (await import('../features/applications/desktop/ApplicationsScreen.tsx')).ApplicationsScreen,
  }),
  route({
    path: '/callbackList',
    title: 'shell.nav.callbacks',
    areas: ['callbacks'],
    needs: loadTemporal,
    load: async () => (await import('../features/callbacks/desktop/CallbacksScreen.tsx')).CallbacksScreen,
  }),
  route({
    path: '/work-order',
    title: 'shell.nav.workOrders',
    areas: ['workOrders', 'payments'],
    needs: loadTemporal,
    load: async () => (await import('../features/workOrders/desktop/WorkOrdersScreen.tsx')).WorkOrdersScreen,
  }),
  route({
    path: '/market',
    title: 'shell.nav.market',
    areas: ['market'],
    needs: loadTemporal,
    load: async () => (await import('../features/market/desktop/MarketScreen.tsx')).MarketScreen,
  }),
  route({
    path: '/openAuth',
    title: 'shell.title.permission',
    areas: ['permission'],
    load: async () => (await import('../features/permission/desktop/PermissionScreen.tsx')).PermissionScreen,
  }),
  docs,
];

const mobile: readonly Route[] = [
  route({
    path: '/',
    title: 'shell.nav.statistics',
    areas: ['dashboard', 'payments'],
    isInitial: true,
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/dashboard/mobile/MobileDashboardScreen.tsx')).MobileDashboardScreen,
  }),
  route({
    path: '/record',
    title: 'shell.nav.payments',
    areas: ['payments'],
    isInitial: true,
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/payments/mobile/MobilePaymentsListScreen.tsx')).MobilePaymentsListScreen,
  }),
  route({
    path: '/property',
    title: 'shell.nav.assets',
    areas: ['assets', 'dashboard', 'money'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () => (await import('../features/assets/mobile/MobileAssetsScreen.tsx')).MobileAssetsScreen,
  }),
  route({
    path: '/property/fundingDetails',
    title: 'shell.title.fundDetails',
    areas: ['funds', 'money'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/funds/mobile/MobileFundDetailsScreen.tsx')).MobileFundDetailsScreen,
  }),
  route({
    path: '/property/withdraw',
    title: 'shell.title.withdraw',
    areas: ['withdrawals', 'money'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/withdrawals/mobile/MobileWithdrawScreen.tsx')).MobileWithdrawScreen,
  }),
  route({
    path: '/property/swap',
    title: 'shell.title.swap',
    areas: ['swap', 'money'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () => (await import('../features/swap/mobile/MobileSwapScreen.tsx')).MobileSwapScreen,
  }),
  route({
    path: '/property/address',
    title: 'shell.nav.addresses',
    areas: ['addresses'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/addresses/mobile/MobileAddressBookScreen.tsx')).MobileAddressBookScreen,
  }),
  route({
    path: '/accountInfo',
    title: 'shell.nav.account',
    areas: ['account', 'collection', 'verification'],
    needs: loadTemporal,
    isMenu: true,
    isNamedByFrame: true,
    load: async () =>
      (await import('../features/account/mobile/MobileAccountScreen.tsx')).MobileAccountScreen,
  }),
  route({
    path: '/openAuthPage',
    title: 'shell.title.openAuthPage',
    areas: ['permission', 'verification'],
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/permission/mobile/MobileOpeningScreen.tsx')).MobileOpeningScreen,
  }),
  route({
    path: '/reviewing',
    title: 'shell.title.reviewing',
    areas: ['permission'],

    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/permission/mobile/MobileReviewingScreen.tsx')).MobileReviewingScreen,
  }),
  route({
    path: '/initPage',
    title: 'shell.title.initPage',
    areas: ['permission'],

    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () => (await import('../features/permission/mobile/MobileSetupScreen.tsx')).MobileSetupScreen,
  }),
  route({
    path: '/appManage',
    title: 'shell.nav.applications',
    areas: ['applications'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/applications/mobile/MobileApplicationsScreen.tsx')).MobileApplicationsScreen,
  }),
  route({
    path: '/callbackList',
    title: 'shell.nav.callbacks',
    areas: ['callbacks'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/callbacks/mobile/MobileCallbacksScreen.tsx')).MobileCallbacksScreen,
  }),
  route({
    path: '/work-order',
    title: 'shell.nav.workOrders',
    areas: ['workOrders', 'payments'],

    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/workOrders/mobile/MobileWorkOrdersScreen.tsx')).MobileWorkOrdersScreen,
  }),
  route({
    path: '/market',
    title: 'shell.nav.market',
    areas: ['market'],
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () => (await import('../features/market/mobile/MobileMarketScreen.tsx')).MobileMarketScreen,
  }),
  route({
    path: '/openAuth',
    title: 'shell.title.permission',
    isNamedByFrame: true,
    areas: ['permission'],
    load: async () =>
      (await import('../features/permission/mobile/MobilePermissionScreen.tsx')).MobilePermissionScreen,
  }),
  docs,
];

const byDevice: Record<Device, readonly Route[]> = { desktop, mobile };

/** Every route of a device. */
export const routesOf = (device: Device): readonly Route[] => byDevice[device];

/** The route of a path on a device, or undefined: no match. */
export function matchRoute(pathname: string, device: Device): Route | undefined {
  const path = barePath(pathname);
  return byDevice[device].find((candidate) => candidate.path === path);
}
