import type { AttentionItem, AttentionKind } from '#contract/attention.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import {
  addressStatus,
  appMode,
  paymentDifference,
  userStatus,
  withdrawalStatus,
  workOrderStatus,
} from '#contract/enumerations.ts';
import { gasAsset } from '#core/catalogue/tokens.ts';
import { availableOf } from '#core/books/ledger.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, parseUnits } from '#core/books/money.ts';
import { dayOf, startOfDay } from '#core/time/zone.ts';
import { addressIdOf } from '../addresses/book.ts';
import { appIdOf } from '../applications/rules.ts';
import { statsOf } from '../callbacks/handlers.ts';
import { isOpenDifference } from '../payments/find.ts';
import { tradeNoOf } from '../payments/derived.ts';
import { withdrawalNoOf } from '../withdrawals/project.ts';
import { workOrderIdOf } from '../workOrders/rules.ts';

export const attentionHandlers = {
  'user.attention': ({ merchant, now, mode }) => {
    const list = attentionOf(merchant, now, mode);
    return { list, total: list.length };
  },
} satisfies Partial<Handlers>;

const DAY = 24 * 3600;
/** Keys are listed two weeks before they expire, which is enough to update all servers. */
const EXPIRING_SECONDS = 14 * DAY;
/** The number of days, including today, for which payments and rejected withdrawals are listed. */
const RECENT_DAYS = 7;

interface Found {
  readonly ref: string;
  readonly name: string;
  readonly time: number;
}

function item(kind: AttentionKind, found: readonly Found[], currency_id = ''): AttentionItem[] {
  const [first, second] = found;
  if (!first) return [];
  const isAlone = second === undefined;
  return [
    {
      kind,
      count: found.length,
      ref: isAlone ? first.ref : '',
      name: isAlone ? first.name : '',
      currency_id,
      time: Math.min(...found.map(({ time }) => time)),
    },
  ];
}

function keys(merchant: Merchant, isMeant: (expireAt: number) => boolean): Found[] {
  return merchant.rows.apps
    .all()
    .filter((row) => !row.isDeleted && row.expireAt > 0 && isMeant(row.expireAt))
    .map((row) => ({ ref: appIdOf(row), name: row.name, time: row.expireAt }));
}

function gas({ ledger, settings }: Merchant): AttentionItem[] {
  if (!settings.isGasOpened) return [];
  const left = availableOf(ledger, gasAsset.index);
  const alert = parseUnits(settings.bill.gas_alert, gasAsset.decimals) ?? 0n;
  if (left >= alert) return [];
  const name = formatUnits(left, gasAsset.decimals);
  return item('gasLow', [{ ref: gasAsset.id, name, time: 0 }], gasAsset.id);
}

function withdrawals(merchant: Merchant, status: number, since: number): Found[] {
  return merchant.rows.withdrawals
    .all()
    .filter((row) => row.status === status && row.createdAt >= since)
    .map((row) => ({ ref: withdrawalNoOf(merchant, row), name: row.label, time: row.createdAt }));
}

function payments(merchant: Merchant, difference: number, since: number): Found[] {
  const found: Found[] = [];
  merchant.rows.payments.fromNewest((row) => {
    if (row.createdAt < since) return false;
    if (row.difference === difference && isOpenDifference(row))
      found.push({ ref: tradeNoOf(merchant, row), name: row.outTradeNo, time: row.createdAt });
    return true;
  });
  return found;
}

function replies(merchant: Merchant): Found[] {
  return merchant.rows.workOrders
    .all()
    .filter((row) => row.isUnread || row.status === workOrderStatus.awaitingReply)
    .map((row) => ({ ref: workOrderIdOf(row), name: row.theme, time: row.updatedAt }));
}

function cooling(merchant: Merchant): Found[] {
  return merchant.rows.addresses
    .all()
    .filter((row) => !row.isDeleted && row.status === addressStatus.cooling)
    .map((row) => ({ ref: addressIdOf(row), name: row.label, time: row.activeAt }));
}

function attentionOf(merchant: Merchant, now: number, mode: Call['mode']): AttentionItem[] {
  const zone = merchant.profile.merchant.time_zone;
  // The range is the same as in the payments list, so that the counts match the rows of that list.
  const since = startOfDay(zone, dayOf(zone, now - (RECENT_DAYS - 1) * DAY));
  const failing = statsOf(merchant, now, mode).failing_endpoints;
  const { status, audit } = merchant.profile;
  return [
    ...item(
      'permissionRejected',
      status === userStatus.failed ? [{ ref: '', name: '', time: audit.updated_time }] : [],
    ),
    ...item(
      'keyExpired',
      keys(merchant, (end) => end <= now),
    ),
    // Test mode has no gas account.
    ...(mode === appMode.test ? [] : gas(merchant)),
    ...item(
      'callbacksFailing',
      failing.map(({ appid, url }) => ({ ref: appid, name: new URL(url).host, time: 0 })),
    ),
    ...item('withdrawalAbnormal', withdrawals(merchant, withdrawalStatus.abnormal, 0)),
    ...item('withdrawalRejected', withdrawals(merchant, withdrawalStatus.auditReject, since)),
    ...item('paymentUnder', payments(merchant, paymentDifference.under, since)),
    ...item('paymentOver', payments(merchant, paymentDifference.over, since)),
    ...item('paymentLate', payments(merchant, paymentDifference.late, since)),
    ...item(
      'keyExpiring',
      keys(merchant, (end) => end > now && end <= now + EXPIRING_SECONDS),
    ),
    ...item('reply', replies(merchant)),
    ...item('addressCooling', cooling(merchant)),
  ];
}
