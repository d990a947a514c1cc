import { listApplicationOptions } from './applicationOptions.ts';
import { createAddress, deleteAddress, editAddress, listAddresses, setAddressPolicy } from './addresses.ts';
import {
  createApplication,
  deleteApplication,
  editApplication,
  getApplication,
  listApplications,
  refreshGoogleSecret,
  revealSigningKey,
  selectCurrencies,
  setNotifyUrl,
} from './applications.ts';
import { login, logout, verifyLogin } from './auth.ts';
import { register } from './registration.ts';
import { retrievePassword } from './recovery.ts';
import { sendEmailCode, sendSmsCode } from './sentCodes.ts';
import { listAttention } from './attention.ts';
import { editBillSetting, exportStatement, getBillSetting, listStatements } from './billing.ts';
import { getCallback, getCallbackStats, listCallbacks, resendCallbacks, testCallback } from './callbacks.ts';
import { listCurrencies, rearrangeCurrencies } from './currencies.ts';
import { freezeFunds, listExpenses, listStream } from './funds.ts';
import { closeLink, createLink, getLink, listLinks } from './links.ts';
import { listFollowed, searchMarket, setFollowed } from './market.ts';
import { listNotifications, readNotifications } from './notifications.ts';
import { cancelOpening, getOpening } from './opening.ts';
import { closeOrder, createOrder, getOrder, listOrders, payTestOrder, refundOrder } from './orders.ts';
import { getPayment, listPaymentTransfers, reviewPayment, refundPayment } from './paymentDetails.ts';
import { exportPayments, listPayments, getPaymentTotals } from './payments.ts';
import { getRechargeAddress, listRecharges } from './recharge.ts';
import {
  closeMonth,
  exportClosing,
  exportSummary,
  getClosing,
  getSummary,
  listClosingRows,
  reopenMonth,
} from './reports.ts';
import { lookUpRequest } from './requests.ts';
import { search } from './search.ts';
import {
  changeMailbox,
  changePassword,
  changePhone,
  getGoogleAuth,
  recoverGoogleAuth,
  setGoogleAuth,
  verify,
} from './security.ts';
import { getAssetShares, getOverview, listAssets, listDailyCollection } from './statistics.ts';
import { getServiceStatus } from './status.ts';
import { createSwapOrder, getSwapBalance, getSwapQuote, listSwapPairs } from './swap.ts';
import { createTransfer, findPayee, listTransfers } from './transfers.ts';
import { deleteUser, editUser } from './account.ts';
import { listLog, listSessions, revokeSessions } from './activity.ts';
import { getUserInfo } from './user.ts';
import { deleteView, listViews, saveView } from './views.ts';
import {
  cancelWithdrawal,
  checkAddress,
  createWithdrawal,
  exportWithdrawals,
  getWithdrawalCost,
  listWithdrawals,
} from './withdrawals.ts';
import {
  closeWorkOrder,
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  reopenWorkOrder,
  replyWorkOrder,
  upload,
} from './workOrders.ts';
import type { Endpoint } from './endpoint.ts';

/** All endpoints by ID. The mock API implements all of them. A missing handler is a type error. */
export const endpoints = {
  'auth.login': login,
  'auth.verifyLogin': verifyLogin,
  'auth.logout': logout,
  'auth.register': register,
  'auth.retrievePassword': retrievePassword,
  'auth.sendEmailCode': sendEmailCode,
  'auth.sendSmsCode': sendSmsCode,
  'user.info': getUserInfo,
  'user.edit': editUser,
  'user.delete': deleteUser,
  'user.opening': getOpening,
  'user.cancelOpening': cancelOpening,
  'user.log': listLog,
  'user.sessions': listSessions,
  'user.revokeSessions': revokeSessions,
  'user.attention': listAttention,
  'user.views': listViews,
  'user.saveView': saveView,
  'user.deleteView': deleteView,
  'security.password': changePassword,
  'security.googleAuth': getGoogleAuth,
  'security.setGoogleAuth': setGoogleAuth,
  'security.recovery': recoverGoogleAuth,
  'security.verify': verify,
  'security.mailbox': changeMailbox,
  'security.phone': changePhone,
  'applications.options': listApplicationOptions,
  'applications.create': createApplication,
  'applications.get': getApplication,
  'applications.edit': editApplication,
  'applications.delete': deleteApplication,
  'applications.list': listApplications,
  'applications.select': selectCurrencies,
  'applications.notifyUrl': setNotifyUrl,
  'applications.refreshGoogleSecret': refreshGoogleSecret,
  'applications.revealSigningKey': revealSigningKey,
  'statistics.assets': listAssets,
  'statistics.overview': getOverview,
  'statistics.overviewAssets': getAssetShares,
  'statistics.dailyCollection': listDailyCollection,
  'currencies.list': listCurrencies,
  'currencies.rearrange': rearrangeCurrencies,
  'payments.list': listPayments,
  'payments.export': exportPayments,
  'payments.info': getPayment,
  'payments.monitor': listPaymentTransfers,
  'payments.totals': getPaymentTotals,
  'payments.review': reviewPayment,
  'payments.refund': refundPayment,
  'orders.create': createOrder,
  'orders.info': getOrder,
  'orders.list': listOrders,
  'orders.close': closeOrder,
  'orders.refund': refundOrder,
  'orders.test': payTestOrder,
  'requests.lookUp': lookUpRequest,
  'withdrawals.cost': getWithdrawalCost,
  'withdrawals.addressValid': checkAddress,
  'withdrawals.list': listWithdrawals,
  'withdrawals.export': exportWithdrawals,
  'withdrawals.create': createWithdrawal,
  'withdrawals.cancel': cancelWithdrawal,
  'recharge.funds': getRechargeAddress,
  'recharge.list': listRecharges,
  'transfers.create': createTransfer,
  'transfers.list': listTransfers,
  'transfers.payee': findPayee,
  'funds.expend': listExpenses,
  'funds.stream': listStream,
  'funds.freeze': freezeFunds,
  'swap.pairs': listSwapPairs,
  'swap.availableBalance': getSwapBalance,
  'swap.quote': getSwapQuote,
  'swap.create': createSwapOrder,
  'market.followList': listFollowed,
  'market.search': searchMarket,
  'market.follow': setFollowed,
  'notifications.list': listNotifications,
  'notifications.read': readNotifications,
  'callbacks.list': listCallbacks,
  'callbacks.info': getCallback,
  'callbacks.resend': resendCallbacks,
  'callbacks.test': testCallback,
  'callbacks.stats': getCallbackStats,
  'addresses.list': listAddresses,
  'addresses.create': createAddress,
  'addresses.edit': editAddress,
  'addresses.delete': deleteAddress,
  'addresses.policy': setAddressPolicy,
  'billing.get': getBillSetting,
  'billing.edit': editBillSetting,
  'statements.list': listStatements,
  'statements.export': exportStatement,
  'reports.closing': getClosing,
  'reports.rows': listClosingRows,
  'reports.close': closeMonth,
  'reports.reopen': reopenMonth,
  'reports.export': exportClosing,
  'reports.summary': getSummary,
  'reports.exportSummary': exportSummary,
  'links.list': listLinks,
  'links.info': getLink,
  'links.create': createLink,
  'links.close': closeLink,
  'workOrders.list': listWorkOrders,
  'workOrders.info': getWorkOrder,
  'workOrders.create': createWorkOrder,
  'workOrders.reply': replyWorkOrder,
  'workOrders.close': closeWorkOrder,
  'workOrders.reopen': reopenWorkOrder,
  'workOrders.upload': upload,
  'search.all': search,
  'status.get': getServiceStatus,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointId = keyof Endpoints;
