import type { ComponentType } from 'react';
import type { Device } from '#lib/device.ts';
import type { PagePath } from '#lib/pages.ts';

export type LoadScreen = () => Promise<ComponentType>;

const loadDocs: LoadScreen = async () => (await import('#features/docs/DocsScreen.tsx')).DocsScreen;

/** The screen of every page on both devices. */
export const screens: Readonly<Record<PagePath, Readonly<Record<Device, LoadScreen>>>> = {
  '/': {
    desktop: async () => (await import('#features/dashboard/desktop/DashboardScreen.tsx')).DashboardScreen,
    mobile: async () =>
      (await import('#features/dashboard/mobile/MobileDashboardScreen.tsx')).MobileDashboardScreen,
  },
  '/record': {
    desktop: async () =>
      (await import('#features/payments/desktop/PaymentsListScreen.tsx')).PaymentsListScreen,
    mobile: async () =>
      (await import('#features/payments/mobile/MobilePaymentsListScreen.tsx')).MobilePaymentsListScreen,
  },
  '/property': {
    desktop: async () => (await import('#features/assets/desktop/AssetsScreen.tsx')).AssetsScreen,
    mobile: async () => (await import('#features/assets/mobile/MobileAssetsScreen.tsx')).MobileAssetsScreen,
  },
  '/property/fundingDetails': {
    desktop: async () => (await import('#features/funds/desktop/FundDetailsScreen.tsx')).FundDetailsScreen,
    mobile: async () =>
      (await import('#features/funds/mobile/MobileFundDetailsScreen.tsx')).MobileFundDetailsScreen,
  },
  '/property/withdraw': {
    desktop: async () => (await import('#features/withdrawals/desktop/WithdrawScreen.tsx')).WithdrawScreen,
    mobile: async () =>
      (await import('#features/withdrawals/mobile/MobileWithdrawScreen.tsx')).MobileWithdrawScreen,
  },
  '/property/swap': {
    desktop: async () => (await import('#features/swap/desktop/SwapScreen.tsx')).SwapScreen,
    mobile: async () => (await import('#features/swap/mobile/MobileSwapScreen.tsx')).MobileSwapScreen,
  },
  '/market': {
    desktop: async () => (await import('#features/market/desktop/MarketScreen.tsx')).MarketScreen,
    mobile: async () => (await import('#features/market/mobile/MobileMarketScreen.tsx')).MobileMarketScreen,
  },
  '/appManage': {
    desktop: async () =>
      (await import('#features/applications/desktop/ApplicationsScreen.tsx')).ApplicationsScreen,
    mobile: async () =>
      (await import('#features/applications/mobile/MobileApplicationsScreen.tsx')).MobileApplicationsScreen,
  },
  '/callbackList': {
    desktop: async () => (await import('#features/callbacks/desktop/CallbacksScreen.tsx')).CallbacksScreen,
    mobile: async () =>
      (await import('#features/callbacks/mobile/MobileCallbacksScreen.tsx')).MobileCallbacksScreen,
  },
  '/property/address': {
    desktop: async () =>
      (await import('#features/addresses/desktop/AddressBookScreen.tsx')).AddressBookScreen,
    mobile: async () =>
      (await import('#features/addresses/mobile/MobileAddressBookScreen.tsx')).MobileAddressBookScreen,
  },
  '/accountInfo': {
    desktop: async () => (await import('#features/account/desktop/AccountScreen.tsx')).AccountScreen,
    mobile: async () =>
      (await import('#features/account/mobile/MobileAccountScreen.tsx')).MobileAccountScreen,
  },
  '/work-order': {
    desktop: async () => (await import('#features/workOrders/desktop/WorkOrdersScreen.tsx')).WorkOrdersScreen,
    mobile: async () =>
      (await import('#features/workOrders/mobile/MobileWorkOrdersScreen.tsx')).MobileWorkOrdersScreen,
  },
  '/docs': {
    desktop: loadDocs,
    mobile: loadDocs,
  },
  '/openAuth': {
    desktop: async () => (await import('#features/permission/desktop/PermissionScreen.tsx')).PermissionScreen,
    mobile: async () =>
      (await import('#features/permission/mobile/MobilePermissionScreen.tsx')).MobilePermissionScreen,
  },
  '/openAuthPage': {
    desktop: async () => (await import('#features/permission/desktop/OpeningScreen.tsx')).OpeningScreen,
    mobile: async () =>
      (await import('#features/permission/mobile/MobileOpeningScreen.tsx')).MobileOpeningScreen,
  },
  '/reviewing': {
    desktop: async () => (await import('#features/permission/desktop/ReviewingScreen.tsx')).ReviewingScreen,
    mobile: async () =>
      (await import('#features/permission/mobile/MobileReviewingScreen.tsx')).MobileReviewingScreen,
  },
  '/initPage': {
    desktop: async () => (await import('#features/permission/desktop/SetupScreen.tsx')).SetupScreen,
    mobile: async () => (await import('#features/permission/mobile/MobileSetupScreen.tsx')).MobileSetupScreen,
  },
};
