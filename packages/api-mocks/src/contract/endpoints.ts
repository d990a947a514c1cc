import * as applicationOptions from './applicationOptions.ts';
import * as addresses from './addresses.ts';
import * as applications from './applications.ts';
import * as auth from './auth.ts';
import * as registration from './registration.ts';
import * as recovery from './recovery.ts';
import * as sentCodes from './sentCodes.ts';
import * as attention from './attention.ts';
import * as billing from './billing.ts';
import * as callbacks from './callbacks.ts';
import * as currencies from './currencies.ts';
import * as funds from './funds.ts';
import * as links from './links.ts';
import * as market from './market.ts';
import * as notifications from './notifications.ts';
import * as opening from './opening.ts';
import * as orders from './orders.ts';
import * as paymentDetails from './paymentDetails.ts';
import * as payments from './payments.ts';
import * as recharge from './recharge.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as search from './search.ts';
import * as security from './security.ts';
import * as statistics from './statistics.ts';
import * as status from './status.ts';
import * as swap from './swap.ts';
import * as transfers from './transfers.ts';
import * as account from './account.ts';
import * as activity from './activity.ts';
import * as user from './user.ts';
import * as views from './views.ts';
import * as withdrawals from './withdrawals.ts';
import * as workOrders from './workOrders.ts';
import type { Endpoint } from './endpoint.ts';

/** All endpoints by ID. The mock API implements all of them. A missing handler is a type error. */
export const endpoints = {
  'auth.login': auth.login,
  'auth.verifyLogin': auth.verifyLogin,
  'auth.logout': auth.logout,
  'auth.register': registration.register,
  'auth.retrievePassword': recovery.retrievePassword,
  'auth.sendEmailCode': sentCodes.sendEmailCode,
  'auth.sendSmsCode': sentCodes.sendSmsCode,
  'user.info': user.getUserInfo,
  'user.edit': account.editUser,
  'user.delete': account.deleteUser,
  'user.opening': opening.getOpening,
  'user.cancelOpening': opening.cancelOpening,
  'user.log': activity.listLog,
  'user.sessions': activity.listSessions,
  'user.revokeSessions': activity.revokeSessions,
  'user.attention': attention.listAttention,
  'user.views': views.listViews,
  'user.saveView': views.saveView,
  'user.deleteView': views.deleteView,
  'security.password': security.changePassword,
  'security.googleAuth': security.getGoogleAuth,
  'security.setGoogleAuth': security.setGoogleAuth,
  'security.recovery': security.recoverGoogleAuth,
  'security.verify': security.verify,
  'security.mailbox': security.changeMailbox,
  'security.phone': security.changePhone,
  'applications.options': applicationOptions.listApplicationOptions,
  'applications.create': applications.createApplication,
  'applications.get': applications.getApplication,
  'applications.edit': applications.editApplication,
  'applications.delete': applications.deleteApplication,
  'applications.list': applications.listApplications,
  'applications.select': applications.selectCurrencies,
  'applications.notifyUrl': applications.setNotifyUrl,
  'applications.refreshGoogleSecret': applications.refreshGoogleSecret,
  'applications.revealSigningKey': applications.revealSigningKey,
  'statistics.assets': statistics.listAssets,
  'statistics.overview': statistics.getOverview,
  'statistics.overviewAssets': statistics.getAssetShares,
  'statistics.dailyCollection': statistics.listDailyCollection,
  'currencies.list': currencies.listCurrencies,
  'currencies.rearrange': currencies.rearrangeCurrencies,
  'payments.list': payments.listPayments,
  'payments.export': payments.exportPayments,
  'payments.info': paymentDetails.getPayment,
  'payments.monitor': paymentDetails.listPaymentTransfers,
  'payments.totals': payments.getPaymentTotals,
  'payments.review': paymentDetails.reviewPayment,
  'payments.refund': paymentDetails.refundPayment,
  'orders.create': orders.createOrder,
  'orders.info': orders.getOrder,
  'orders.list': orders.listOrders,
  'orders.close': orders.closeOrder,
  'orders.refund': orders.refundOrder,
  'orders.test': orders.payTestOrder,
  'requests.lookUp': requests.lookUpRequest,
  'withdrawals.cost': withdrawals.getWithdrawalCost,
  'withdrawals.addressValid': withdrawals.checkAddress,
  'withdrawals.list': withdrawals.listWithdrawals,
  'withdrawals.export': withdrawals.exportWithdrawals,
  'withdrawals.create': withdrawals.createWithdrawal,
  'withdrawals.cancel': withdrawals.cancelWithdrawal,
  'recharge.funds': recharge.getRechargeAddress,
  'recharge.list': recharge.listRecharges,
  'transfers.create': transfers.createTransfer,
  'transfers.list': transfers.listTransfers,
  'transfers.payee': transfers.findPayee,
  'funds.expend': funds.listExpenses,
  'funds.stream': funds.listStream,
  'funds.freeze': funds.freezeFunds,
  'swap.pairs': swap.listSwapPairs,
  'swap.availableBalance': swap.getSwapBalance,
  'swap.quote': swap.getSwapQuote,
  'swap.create': swap.createSwapOrder,
  'market.followList': market.listFollowed,
  'market.search': market.searchMarket,
  'market.follow': market.setFollowed,
  'notifications.list': notifications.listNotifications,
  'notifications.read': notifications.readNotifications,
  'callbacks.list': callbacks.listCallbacks,
  'callbacks.info': callbacks.getCallback,
  'callbacks.resend': callbacks.resendCallbacks,
  'callbacks.test': callbacks.testCallback,
  'callbacks.stats': callbacks.getCallbackStats,
  'addresses.list': addresses.listAddresses,
  'addresses.create': addresses.createAddress,
  'addresses.edit': addresses.editAddress,
  'addresses.delete': addresses.deleteAddress,
  'addresses.policy': addresses.setAddressPolicy,
  'billing.get': billing.getBillSetting,
  'billing.edit': billing.editBillSetting,
  'statements.list': billing.listStatements,
  'statements.export': billing.exportStatement,
  'reports.closing': reports.getClosing,
  'reports.rows': reports.listClosingRows,
  'reports.close': reports.closeMonth,
  'reports.reopen': reports.reopenMonth,
  'reports.export': reports.exportClosing,
  'reports.summary': reports.getSummary,
  'reports.exportSummary': reports.exportSummary,
  'links.list': links.listLinks,
  'links.info': links.getLink,
  'links.create': links.createLink,
  'links.close': links.closeLink,
  'workOrders.list': workOrders.listWorkOrders,
  'workOrders.info': workOrders.getWorkOrder,
  'workOrders.create': workOrders.createWorkOrder,
  'workOrders.reply': workOrders.replyWorkOrder,
  'workOrders.close': workOrders.closeWorkOrder,
  'workOrders.reopen': workOrders.reopenWorkOrder,
  'workOrders.upload': workOrders.upload,
  'search.all': search.search,
  'status.get': status.getServiceStatus,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
type NounOf<Id> = Id extends `${infer First}.${string}` ? First : never;
/** The first part of an endpoint’s ID. */
export type Noun = NounOf<EndpointId>;
