import { errorCode } from '#contract/errors.ts';
import { appMode, emailPurpose } from '#contract/enumerations.ts';
import type { VerificationCodes } from '#contract/codes.ts';
import { gasAsset } from '#core/catalogue/tokens.ts';
import { ApiError, fieldError } from '#core/apiError.ts';
import { assetOf } from '#core/findAsset.ts';
import type { Call } from '#core/implement.ts';
import type { AppRow } from '#core/rows/app.ts';
import { isReachable } from '#rules/isReachable.ts';
import { assertVerified } from '../security/verification.ts';

export const appIdOf = (row: AppRow): string => String(601 + row.index);

/** What a key begins with: no other was there before it. */
export const newKey: Pick<AppRow, 'oldSecretUntil' | 'oldSecretKey'> = {
  oldSecretUntil: 0,
  oldSecretKey: '',
};

export function livingApps(call: Pick<Call, 'merchant'>): AppRow[] {
  return call.merchant.rows.apps.all().filter((app) => !app.isDeleted);
}

export function appOf(call: Pick<Call, 'merchant'>, id: string): AppRow {
  const row = livingApps(call).find((one) => appIdOf(one) === id);
  if (!row) throw new ApiError(errorCode.OPERATION_FAILED, { reason: 'not_found' });
  return row;
}

export function assertName(call: Call, name: string, self = -1): void {
  if (livingApps(call).some((one) => one.index !== self && one.name === name))
    throw new ApiError(errorCode.NAME_EXISTS);
}

/** Every token is known and named once; without PUT-chain USDT no other can be added. */
export function assertCurrencies(call: Call, ids: readonly string[]): void {
  for (const id of ids) assetOf(id);
  if (new Set(ids).size !== ids.length) throw new ApiError(errorCode.TOKEN_EXISTS);
  const { settings } = call.merchant;
  if (ids.includes(gasAsset.id)) settings.isGasOpened = true;
  else if (ids.length > 0 && !settings.isGasOpened) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
}

/** Callbacks of a live application go to the outside. */
export function assertNotifyUrl(url: string, mode: number, field = 'notify_url'): void {
  if (mode === appMode.live && !isReachable(url)) throw fieldError(field, 'private_address');
}

/** A whitelist that is on and empty would block every call. */
export function assertWhitelist(status: number, ips: readonly unknown[]): void {
  if (status === 1 && ips.length === 0) throw fieldError('ip_whitelist', 'empty_whitelist');
}

/** The expiry of a key must be in the future. */
export function assertExpiry(time: number | undefined, now: number): void {
  if (time !== undefined && time !== 0 && time <= now) throw fieldError('expire_time', 'range');
}

export function assertKeyVerified(call: Call, codes: VerificationCodes): void {
  assertVerified(call, codes, emailPurpose.withdrawal);
}
