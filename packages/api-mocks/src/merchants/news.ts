import {
  flowDirection,
  notificationStatus,
  notificationType,
  paymentDifference,
  paymentStatus,
  withdrawalStatus,
} from '../contract/enumerations.ts';
import { assetAt, gasAsset } from '../core/catalogue/tokens.ts';
import type { Merchant } from '../core/merchant.ts';
import { formatUnits, units, VALUE_DECIMALS } from '../core/money.ts';
import type { Random } from '../core/random.ts';
import { notify, type News } from '../resources/notifications/notify.ts';
import { stampOf } from '../core/zone.ts';
import { tradeNoOf } from '../resources/payments/project.ts';

const DAY = 86_400;
const RECENT = 40 * DAY;
const LARGE = units('900', VALUE_DECIMALS);

export type Dated = News & { at: number };

export const visitors = [
  { ip: '203.0.113.7', device: 'Chrome 156 · macOS', address: 'London, GB' },
  { ip: '203.0.113.7', device: 'Safari 26 · iPhone', address: 'London, GB' },
  { ip: '198.51.100.23', device: 'Edge 156 · Windows', address: 'Manchester, GB' },
] as const;

function fromMoney(merchant: Merchant, now: number): Dated[] {
  const { rows } = merchant;
  const news: Dated[] = [];
  const isRecent = (at: number) => at > now - RECENT;
  rows.expenses.fromNewest((row) => {
    if (!isRecent(row.createdAt) || news.length >= 22) return false;
    const asset = assetAt(row.asset);
    const amount = formatUnits(row.amount, gasAsset.decimals);
    const values = {
      chain: asset.chain.chain,
      token: asset.token.token,
      count: String(row.orderCount),
      amount,
    };
    news.push({ at: row.createdAt, type: 5, notice: 'aggregation', values, expense: row.index });
    return true;
  });
  const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-6)}`;
  let seen = 0;
  rows.withdrawals.fromNewest((row) => {
    if (!isRecent(row.createdAt) || (seen += 1) > 14) return false;
    const asset = assetAt(row.asset);
    const amount = formatUnits(row.amount, asset.decimals);
    const values = { amount, token: asset.token.token, address: short(row.address) };
    const link = '/property/fundingDetails?tab=withdrawal';
    const { withdrawal: type } = notificationType;
    if (row.status === withdrawalStatus.accomplish)
      news.push({ at: row.finishedAt, type, notice: 'withdrawalDone', values, link });
    if (row.status === withdrawalStatus.auditReject)
      news.push({ at: row.finishedAt, type, notice: 'withdrawalRejected', values, link, reason: row.reason });
    return true;
  });
  rows.recharges.fromNewest((row) => {
    if (!isRecent(row.createdAt)) return false;
    const asset = assetAt(row.asset);
    const values = {
      amount: formatUnits(row.amount, asset.decimals),
      token: asset.token.token,
      chain: asset.chain.chain,
    };
    news.push({ at: row.confirmedAt, type: notificationType.recharge, notice: 'recharged', values });
    return true;
  });
  rows.transfers.fromNewest((row) => {
    if (!isRecent(row.createdAt)) return false;
    const asset = assetAt(row.asset);
    const values = {
      name: row.counterparty,
      amount: formatUnits(row.amount, asset.decimals),
      token: asset.token.token,
    };
    if (row.direction === flowDirection.in) {
      news.push({ at: row.createdAt, type: notificationType.recharge, notice: 'transferReceived', values });
    }
    return true;
  });
  return news;
}

function fromPayments(merchant: Merchant, now: number): Dated[] {
  const news: Dated[] = [];
  merchant.rows.payments.fromNewest((row) => {
    if (row.createdAt < now - 12 * DAY || news.length >= 12) return false;
    const asset = assetAt(row.asset);
    const values = {
      amount: formatUnits(row.collected, asset.decimals),
      token: asset.token.token,
      order: row.outTradeNo,
    };
    const link = `/record?detail=${tradeNoOf(merchant, row)}`;
    const { payment: type } = notificationType;
    if (row.difference === paymentDifference.late)
      news.push({ at: row.paidAt, type, notice: 'latePayment', values, link });
    else if (row.status === paymentStatus.refunded && row.endedAt < now)
      news.push({ at: row.endedAt, type, notice: 'refunded', values, link });
    else if (row.status === paymentStatus.paid && row.value > LARGE)
      news.push({ at: row.paidAt, type, notice: 'largePayment', values, link });
    return true;
  });
  return news;
}

function fromAccount(random: Random, zone: string, now: number): Dated[] {
  const news: Dated[] = [];
  const add = (daysAgo: number, one: News) => news.push({ at: now - Math.round(daysAgo * DAY), ...one });
  for (let i = 0; i < 15; i += 1) {
    const login = visitors[random.weighted([7, 4, 1])] ?? visitors[0];
    add(0.06 + i * 1.9 + random.next(), {
      type: 2,
      notice: 'login',
      values: { device: login.device, address: login.address },
      login,
    });
  }
  const { announcement, security, callback, workOrder, permission } = notificationType;
  add(0.02, { type: announcement, notice: 'feeLowered', values: {} });
  add(0.3, { type: announcement, notice: 'baseMaintenance', values: {} });
  add(6.2, { type: announcement, notice: 'holidayReview', values: {} });
  add(17.4, { type: announcement, notice: 'polygonUsdc', values: {} });
  add(0.11, {
    type: callback,
    notice: 'callbackFailing',
    values: { host: 'app.northwind.example', count: '8', app: 'iOS shop' },
    link: '/callbackList?status=7',
  });
  add(8.5, {
    type: callback,
    notice: 'callbackFailing',
    values: { host: 'shop.northwind.example', count: '8', app: 'Checkout · web' },
    link: '/callbackList?status=7',
  });
  add(1.3, {
    type: workOrder,
    notice: 'workOrderReply',
    values: { number: 'WO-20261119-0031', theme: 'Payment not credited on BSC' },
    link: '/work-order',
  });
  add(9.8, {
    type: security,
    notice: 'securityChanged',
    values: { what: 'phone', until: stampOf(zone, now - Math.round(8.8 * DAY)) },
    link: '/accountInfo?page_tab=_security',
  });
  add(3.6, { type: security, notice: 'keyExpiring', values: { app: 'Invoice desk' }, link: '/appManage' });
  add(38.2, { type: permission, notice: 'permissionOpened', values: {} });
  return news;
}

/** Which of them nobody has read yet: the newest of every type, and a second of the commonest three. */
function unreadOf(news: readonly Dated[]): Set<Dated> {
  const { announcement, fundAggregation, payment } = notificationType;
  const twice = new Set<number>([announcement, fundAggregation, payment]);
  const { permission } = notificationType;
  const counts = new Map<number, number>();
  return new Set(
    [...news].reverse().filter((one) => {
      const count = counts.get(one.type) ?? 0;
      counts.set(one.type, count + 1);
      return one.type !== permission && count < (twice.has(one.type) ? 2 : 1);
    }),
  );
}

/** Writes the notifications of the last weeks, as they would have come from what happened. */
export function tellNews(merchant: Merchant, random: Random, now: number, more: readonly Dated[]): void {
  const news = [
    ...fromMoney(merchant, now),
    ...fromPayments(merchant, now),
    ...fromAccount(random, merchant.profile.merchant.time_zone, now),
    ...more,
  ]
    .filter(({ at }) => at > 0 && at <= now)
    .sort((a, b) => a.at - b.at);
  const unread = unreadOf(news);
  for (const one of news) {
    const { at, ...rest } = one;
    notify(merchant, at, {
      ...rest,
      status: unread.has(one) ? notificationStatus.unread : notificationStatus.read,
    });
  }
  const [here] = visitors;
  merchant.profile.lastLogin = { time: now - 1800, ...here };
}

/** Years of sign-ins, long read. */
export function tellOldNews(merchant: Merchant, count: number, until: number): void {
  const from = until - 2 * 365 * DAY;
  const step = Math.floor((until - RECENT - from) / Math.max(1, count));
  for (let i = 0; i < count; i += 1) {
    const login = visitors[i % visitors.length] ?? visitors[0];
    notify(merchant, from + i * step, {
      type: notificationType.login,
      notice: 'login',
      values: { device: login.device, address: login.address },
      login,
      status: notificationStatus.read,
    });
  }
}
