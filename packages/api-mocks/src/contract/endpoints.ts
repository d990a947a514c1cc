import { listApplicationOptions } from './applications.ts';
import { login, logout, verifyLogin } from './auth.ts';
import { listCurrencies } from './currencies.ts';
import type { Endpoint } from './endpoint.ts';
import { listExpenses } from './funds.ts';
import { listFollowed, searchMarket, setFollowed } from './market.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import { exportPayments, getPayment, listPayments, listPaymentTransfers } from './payments.ts';
import { getAssetShares, getOverview, listAssets, listDailyCollection } from './statistics.ts';
import { getUserInfo } from './user.ts';

/** Every call there is, by id. The bank must answer all of them: one without a handler does not compile. */
export const endpoints = {
  'auth.login': login,
  'auth.verifyLogin': verifyLogin,
  'auth.logout': logout,
  'user.info': getUserInfo,
  'applications.options': listApplicationOptions,
  'statistics.assets': listAssets,
  'statistics.overview': getOverview,
  'statistics.overviewAssets': getAssetShares,
  'statistics.dailyCollection': listDailyCollection,
  'currencies.list': listCurrencies,
  'payments.list': listPayments,
  'payments.export': exportPayments,
  'payments.info': getPayment,
  'payments.monitor': listPaymentTransfers,
  'market.followList': listFollowed,
  'market.search': searchMarket,
  'market.follow': setFollowed,
  'notifications.list': listNotifications,
  'notifications.read': readNotifications,
  'funds.expend': listExpenses,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
