import { errorCode } from '#contract/errors.ts';
import { appMode, appStatus, emailPurpose } from '#contract/enumerations.ts';
import type { VerificationCodes } from '#contract/codes.ts';
import { gasAsset } from '#core/catalogue/tokens.ts';
import { ApiError, fieldError, operationFailed } from '#core/http/apiError.ts';
import { assetOf } from '#core/books/findAsset.ts';
import type { Call } from '#core/http/implement.ts';
import type { AppRow, SigningKey } from '#core/books/rows/app.ts';
import { isReachable } from '#rules/isReachable.ts';
import { untried } from '../callbacks/endpoint.ts';
import { assertVerified } from '../security/verification.ts';

export const appIdOf = (row: AppRow): string => String(601 + row.index);

/** Returns the public ID of an application. */
export const appidOf = (mchid: string, index: number): string =>
  `app_${mchid}${String(index + 1).padStart(2, '0')}`;

export const newApp = {
  ...untried,
  endpoints: [],
  status: appStatus.active,
  isDeleted: false,
  oldSecretUntil: 0,
  oldSecretKey: '',
  lastUsedAt: 0,
  lastUsedIp: '',
} as const satisfies Partial<AppRow>;

export function livingApps(call: Pick<Call, 'merchant'>): AppRow[] {
  return call.merchant.rows.apps.all().filter((app) => !app.isDeleted);
}

export function appOf(call: Pick<Call, 'merchant'>, id: string): AppRow {
  const row = livingApps(call).find((one) => appIdOf(one) === id);
  if (!row) throw operationFailed('not_found');
  return row;
}

export function assertName(call: Call, name: string, self = -1): void {
  if (livingApps(call).some((one) => one.index !== self && one.name === name))
    throw new ApiError(errorCode.NAME_EXISTS);
}

/** Accepting the gas token opens the gas account, which all other tokens require. */
export function assertCurrencies(call: Call, ids: readonly string[]): void {
  for (const id of ids) assetOf(id);
  if (new Set(ids).size !== ids.length) throw new ApiError(errorCode.TOKEN_EXISTS);
  const { settings } = call.merchant;
  if (ids.includes(gasAsset.id)) settings.isGasOpened = true;
  else if (ids.length > 0 && !settings.isGasOpened) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
}

/** @throws {ApiError} if a live application has a URL that isn't reachable from the internet */
export function assertNotifyUrl(url: string, mode: number, field = 'notify_url'): void {
  if (mode === appMode.live && !isReachable(url)) throw fieldError(field, 'private_address');
}

/** Rejects an IP whitelist that is turned on but empty, because it would block every call. */
export function assertWhitelist(status: number, ips: readonly unknown[]): void {
  if (status === 1 && ips.length === 0) throw fieldError('ip_whitelist', 'empty_whitelist');
}

export function assertExpiry(time: number | undefined, now: number): void {
  if (time !== undefined && time !== 0 && time <= now) throw fieldError('expire_time', 'range');
}

export function assertKeyVerified(call: Call, codes: VerificationCodes): void {
  assertVerified(call, codes, emailPurpose.withdrawal);
}

/** The previous key signs until the overlap ends. Older keys stop earlier if their overlap ends earlier. */
export function newSigningKeys(
  { bank, now }: Pick<Call, 'bank' | 'now'>,
  before: readonly SigningKey[],
  overlapHours: number,
): SigningKey[] {
  const end = now + overlapHours * 3600;
  const old = before.map((key) => ({ ...key, endsAt: key.endsAt === 0 ? end : Math.min(key.endsAt, end) }));
  return [{ key: `whsec_${bank.random.hex(32)}`, createdAt: now, endsAt: 0 }, ...old];
}
