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
  path: string;
  title: MessageId;
  load: Load;
  /** Fetched with the chunk, and there before the screen renders. */
  needs?: () => Promise<unknown>;
}

function route({ load, needs, ...parts }: Parts): Route {
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
    areas: [],
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
    needs: loadTemporal,
    load: async () => (await import('../features/dashboard/desktop/DashboardScreen.tsx')).DashboardScreen,
  }),
  route({
    path: '/record',
    title: 'shell.nav.payments',
    areas: ['payments'],
    needs: loadTemporal,
    load: async () =>
      (await import('../features/payments/desktop/PaymentsListScreen.tsx')).PaymentsListScreen,
  }),
  route({
    path: '/accountInfo',
    title: 'shell.nav.account',
    areas: ['account'],
    load: async () => (await import('../features/account/desktop/AccountScreen.tsx')).AccountScreen,
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
    isMenu: true,
    isNamedByFrame: true,
    needs: loadTemporal,
    load: async () =>
      (await import('../features/payments/mobile/MobilePaymentsListScreen.tsx')).MobilePaymentsListScreen,
  }),
  route({
    path: '/accountInfo',
    title: 'shell.nav.account',
    areas: ['account'],
    isMenu: true,
    isNamedByFrame: true,
    load: async () =>
      (await import('../features/account/mobile/MobileAccountScreen.tsx')).MobileAccountScreen,
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
