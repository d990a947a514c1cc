import type { ComponentType } from 'react';
import type { Device } from '#lib/browser/device.ts';
import type { PagePath } from '#lib/address/pages.ts';

export type LoadScreen = () => Promise<ComponentType>;

const onBoth = (load: LoadScreen): Readonly<Record<Device, LoadScreen>> => ({ desktop: load, mobile: load });

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
  '/record/links': onBoth(async () => (await import('#features/links/LinksScreen.tsx')).LinksScreen),
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
  '/property/batch': onBoth(
    async () => (await import('#features/withdrawals/basket/BasketScreen.tsx')).BasketScreen,
  ),
  '/property/transfer': onBoth(
    async () => (await import('#features/transfers/TransferScreen.tsx')).TransferScreen,
  ),
  '/property/swap': onBoth(async () => (await import('#features/swap/SwapScreen.tsx')).SwapScreen),
  '/property/recharge': onBoth(
    async () => (await import('#features/recharge/RechargeScreen.tsx')).RechargeScreen,
  ),
  '/property/collect': onBoth(
    async () => (await import('#features/collection/CollectionScreen.tsx')).CollectionScreen,
  ),
  '/reports': onBoth(async () => (await import('#features/reports/ReportsScreen.tsx')).ReportsScreen),
  '/market': onBoth(async () => (await import('#features/market/MarketScreen.tsx')).MarketScreen),
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
  '/accountInfo': onBoth(async () => (await import('#features/account/AccountScreen.tsx')).AccountScreen),
  '/work-order': {
    desktop: async () => (await import('#features/workOrders/desktop/WorkOrdersScreen.tsx')).WorkOrdersScreen,
    mobile: async () =>
      (await import('#features/workOrders/mobile/MobileWorkOrdersScreen.tsx')).MobileWorkOrdersScreen,
  },
  '/docs': onBoth(async () => (await import('#features/docs/DocsScreen.tsx')).DocsScreen),
  '/openAuth': onBoth(
    async () => (await import('#features/permission/PermissionScreen.tsx')).PermissionScreen,
  ),
  '/openAuthPage': onBoth(async () => (await import('#features/permission/OpeningScreen.tsx')).OpeningScreen),
  '/reviewing': onBoth(
    async () => (await import('#features/permission/ReviewingScreen.tsx')).ReviewingScreen,
  ),
  '/initPage': onBoth(async () => (await import('#features/permission/SetupScreen.tsx')).SetupScreen),
};
