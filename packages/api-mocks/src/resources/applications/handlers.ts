import { appMode, appStatus, logType, paymentMode, type CodeOf } from '#contract/enumerations.ts';
import { DEFAULT_KEY_SECONDS, DEFAULT_SCOPES } from '#contract/scopes.ts';
import { operationFailed } from '#core/http/apiError.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import { logAction } from '#core/books/logAction.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { contains, pageOf, testsOf } from '#core/books/paging.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { LogKey } from '#core/text/formatText.ts';
import { keyPrefix } from '#core/access/signedCall.ts';
import { lastTest, sendTest, testAnswer } from '../callbacks/sendTest.ts';
import { untried } from '../callbacks/endpoint.ts';
import { maskPassword, unmasked } from '#core/text/mask.ts';
import { signingKeyOf } from '../callbacks/project.ts';
import { stateOf } from '../payments/project.ts';
import { lockWithdrawals, assertGoogle, verificationQuestion } from '../security/verification.ts';
import { newSecret, otpauth } from '../security/handlers.ts';
import { assertNotLocked } from '../security/guard.ts';
import { assertEndpoints, endpointsOf, withSavedUrls, type Change } from './endpoints.ts';
import {
  newSigningKeys,
  appidOf,
  appOf,
  assertCurrencies,
  assertExpiry,
  assertKeyVerified,
  assertName,
  assertNotifyUrl,
  assertWhitelist,
  livingApps,
  newApp,
} from './rules.ts';
import { applicationSheet, currencyTree, projectApplication, signingKeyOfApp } from './project.ts';

const OLD_GOOGLE_SECONDS = 600;
const sensitive = [
  'ip_whitelist',
  'ip_whitelist_status',
  'reset_secret',
  'currency_ids',
  'scopes',
  'expire_time',
  'endpoints',
  'reset_signing_key',
] as const;

function isSensitive(row: AppRow, change: Change): boolean {
  return (
    sensitive.some((name) => change[name] !== undefined) ||
    (change.notify_url !== undefined && change.notify_url !== row.notifyUrl) ||
    (change.mode !== undefined && change.mode !== row.mode) ||
    (change.status === appStatus.active && row.status !== appStatus.active)
  );
}

function logKeyOf({ reset_secret: secret, reset_signing_key: signing }: Change): LogKey {
  if (secret === 1) return 'secretReset';
  return signing === 1 ? 'signingKeyReset' : 'appChanged';
}

const newSecretKey = (call: Call, mode: AppRow['mode']) => `${keyPrefix(mode)}${call.bank.random.hex(40)}`;

function whitelistOf(
  ips: readonly string[],
  notes: Readonly<Record<string, string>> | undefined,
  before: AppRow['whitelist'],
  now: number,
): AppRow['whitelist'] {
  return [...new Set(ips)].map((ip) => {
    const known = before.find((entry) => entry.ip === ip);
    return { ip, note: notes?.[ip] ?? known?.note ?? '', createdAt: known?.createdAt ?? now };
  });
}

function defaultModeOf({ settings }: Merchant): CodeOf<typeof paymentMode> {
  const modes = Object.values(paymentMode);
  return modes.find((mode) => mode === settings.bill.default_payment_mode) ?? paymentMode.hybrid;
}

export const applicationHandlers = {
  'applications.options': (call) =>
    livingApps(call)
      .filter((app) => call.mode === undefined || app.mode === call.mode)
      .map(({ name, appid }) => ({ name, appid })),

  'applications.create': (call) => {
    const { body, merchant, now } = call;
    assertName(call, body.name);
    assertNotifyUrl(body.notify_url, body.mode);
    assertWhitelist(body.ip_whitelist_status, body.ip_whitelist);
    assertCurrencies(call, body.currency_ids);
    assertExpiry(body.expire_time, now);
    assertKeyVerified(call, body);
    const secretKey = newSecretKey(call, body.mode);
    const googleSecret = newSecret(call);
    const row = merchant.rows.apps.add((index) => ({
      ...newApp,
      index,
      appid: appidOf(merchant.mchid, index),
      name: body.name,
      logo: body.logo,
      website: body.website,
      notifyUrl: body.notify_url,
      isForeign: call.bank.caller.isForeign,
      mode: body.mode,
      paymentMode: body.payment_mode ?? defaultModeOf(merchant),
      createdAt: now,
      currencyIds: body.currency_ids,
      whitelistStatus: body.ip_whitelist_status,
      whitelist: whitelistOf(body.ip_whitelist, body.ip_notes, [], now),
      secretKey,
      secretCreatedAt: now,
      signingKeys: [{ key: signingKeyOf(merchant, index), createdAt: 0, endsAt: 0 }],
      scopes: body.scopes ?? DEFAULT_SCOPES,
      expireAt: body.expire_time ?? now + DEFAULT_KEY_SECONDS,
      googleSecret,
    }));
    logAction(call, logType.key, 'appCreated', { name: row.name });
    return {
      ...projectApplication(merchant, row, now),
      secret_key: secretKey,
      google_secret: { secret: googleSecret, qrcode: otpauth(row.name, googleSecret) },
      sign_key: signingKeyOfApp(row),
    };
  },

  'applications.get': (call) => projectApplication(call.merchant, appOf(call, call.query.id), call.now),

  'applications.edit': (call) => {
    const { merchant, now } = call;
    const row = appOf(call, call.body.id);
    const body = withSavedUrls(row, call.body);
    if (body.name !== undefined) assertName(call, body.name, row.index);
    const mode = body.mode ?? row.mode;
    if (body.notify_url !== undefined || body.mode !== undefined)
      assertNotifyUrl(body.notify_url ?? row.notifyUrl, mode);
    if (body.endpoints || body.mode !== undefined) assertEndpoints(body.endpoints ?? row.endpoints, mode);
    const whitelist = body.ip_whitelist
      ? whitelistOf(body.ip_whitelist, body.ip_notes, row.whitelist, now)
      : row.whitelist;
    const whitelistStatus = body.ip_whitelist_status ?? row.whitelistStatus;
    assertWhitelist(whitelistStatus, whitelist);
    if (body.currency_ids) assertCurrencies(call, body.currency_ids);
    assertExpiry(body.expire_time, now);
    if (isSensitive(row, body)) assertKeyVerified(call, body);
    const secretKey = body.reset_secret === 1 ? newSecretKey(call, mode) : undefined;
    const next: AppRow = {
      ...row,
      name: body.name ?? row.name,
      logo: body.logo ?? row.logo,
      website: body.website ?? row.website,
      notifyUrl: body.notify_url ?? row.notifyUrl,
      ...(body.notify_url === undefined ? {} : { ...untried, isForeign: call.bank.caller.isForeign }),
      mode,
      paymentMode: body.payment_mode ?? row.paymentMode,
      currencyIds: body.currency_ids ?? row.currencyIds,
      whitelist,
      whitelistStatus,
      status: body.status ?? row.status,
      ...(secretKey === undefined
        ? {}
        : {
            secretKey,
            secretCreatedAt: now,
            oldSecretUntil: now + body.overlap_hours * 3600,
            oldSecretKey: row.secretKey,
          }),
      ...(body.end_old_secret === 1 && { oldSecretUntil: 0 }),
      ...(body.endpoints && { endpoints: endpointsOf(call, body.endpoints, row.endpoints) }),
      ...(body.reset_signing_key === 1 && {
        signingKeys: newSigningKeys(call, row.signingKeys, body.signing_overlap_hours),
      }),
      scopes: body.scopes ?? row.scopes,
      expireAt: body.expire_time ?? row.expireAt,
    };
    merchant.rows.apps.replace(row.index, next);
    logAction(call, logType.key, logKeyOf(body), { name: next.name });
    const isLive = row.mode !== appMode.test || mode !== appMode.test;
    if (secretKey !== undefined && isLive) lockWithdrawals(merchant, 'key', now);
    return {
      ...projectApplication(merchant, next, now),
      ...(secretKey === undefined ? {} : { secret_key: secretKey }),
    };
  },

  'applications.delete': (call) => {
    const { body, merchant } = call;
    const row = appOf(call, body.id);
    const isUsed = merchant.rows.payments
      .all()
      .some((one) => one.app === row.index && ['created', 'confirming'].includes(stateOf(one)));
    if (isUsed) throw operationFailed('pending_orders');
    assertKeyVerified(call, body);
    merchant.rows.apps.replace(row.index, { ...row, isDeleted: true });
    logAction(call, logType.key, 'appDeleted', { name: row.name });
    return null;
  },

  'applications.list': {
    handle: ({ merchant, now, query, page, mode }) => {
      const tests = testsOf<AppRow, typeof query>(
        { ...query, mode: query.mode ?? mode },
        { name: contains((row) => row.name) },
      );
      const isKept = (row: AppRow) => !row.isDeleted;
      return pageOf(merchant.rows.apps, page, [isKept, ...tests], (row) =>
        projectApplication(merchant, row, now),
      );
    },
    sheet: applicationSheet,
  },

  'applications.select': (call) => {
    const { query } = call;
    return currencyTree(query.id === undefined ? [] : appOf(call, query.id).currencyIds);
  },

  'applications.notifyUrl': {
    handle: (call) => {
      const { bank, body, merchant } = call;
      const row = appOf(call, body.id);
      const notifyUrl = unmasked(body.notify_url, [row.notifyUrl]);
      assertNotifyUrl(notifyUrl, row.mode);
      if (body.test === 1)
        return {
          notify_url: maskPassword(row.notifyUrl),
          test: testAnswer(merchant, sendTest(call, row, 'payment.paid', body.notify_url, body)),
        };
      if (notifyUrl !== row.notifyUrl) assertKeyVerified(call, body);
      merchant.rows.apps.replace(row.index, {
        ...row,
        notifyUrl,
        ...untried,
        isForeign: bank.caller.isForeign,
      });
      logAction(call, logType.key, 'appChanged', { name: row.name });
      return { notify_url: maskPassword(notifyUrl) };
    },
    whenSent: (call, data) => {
      const { merchant } = call;
      const sent = data.test && lastTest(merchant, appOf(call, call.body.id).index);
      return sent ? { ...data, test: testAnswer(merchant, sent) } : data;
    },
  },

  'applications.revealSigningKey': (call) => {
    const row = appOf(call, call.body.id);
    assertKeyVerified(call, call.body);
    logAction(call, logType.key, 'signingKeyShown', { name: row.name });
    return { sign_key: signingKeyOfApp(row) };
  },

  'applications.refreshGoogleSecret': (call) => {
    const { body, merchant, now } = call;
    const row = appOf(call, body.id);
    assertNotLocked(call);
    if (merchant.profile.totpSecret === '' || body.google_code === undefined)
      throw verificationQuestion(merchant, 5);
    assertGoogle(call, body.google_code);
    const secret = newSecret(call);
    merchant.rows.apps.replace(row.index, { ...row, googleSecret: secret });
    logAction(call, logType.key, 'googleSecret', { name: row.name });
    return { secret, qrcode: otpauth(row.name, secret), old_valid_until: now + OLD_GOOGLE_SECONDS };
  },
} satisfies Partial<Handlers>;
