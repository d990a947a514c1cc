import { appMode, appStatus, onOffCode, userStatus } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import type { ApiScope } from '#contract/scopes.ts';
import {
  SIGNATURE_WINDOW_SECONDS,
  signingHeaders,
  textToSign,
  type AccessReason,
} from '#contract/signing.ts';
import { forgetExpired } from '#core/books/transaction.ts';
import { coversIp } from '#rules/ipList.ts';
import { ApiError, SignatureRefused, operationFailed } from '#core/http/apiError.ts';
import type { Bank } from '#core/books/bank.ts';
import { hmacOf, isSameText } from '#rules/hmac.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { Incoming } from '#core/http/implement.ts';
import type { AppRow } from '#core/books/rows/app.ts';

export interface Signer {
  readonly merchant: Merchant;
  readonly app: AppRow;
}

/** The target of a call as it was sent. `URL` would encode `'` and remove an empty query. */
export const TARGET_HEADER = 'x-mock-target';
/** The header that the HTTP server adds to a call from a page of another origin. */
export const FOREIGN_HEADER = 'x-mock-foreign';

const MCHID_LENGTH = 8;
/** The key for unknown applications: the check takes the same time, so it doesn't reveal which ones exist. */
const noKey = 'sk_none';

function readHeaders(headers: Headers) {
  const read = (name: string) => headers.get(name) ?? '';
  const [appid, time] = [read(signingHeaders.app), read(signingHeaders.time)];
  const [nonce, signature] = [read(signingHeaders.nonce), read(signingHeaders.signature).toLowerCase()];
  const isWellFormed =
    /^app_\d{10,16}$/.test(appid) &&
    /^\d{10}$/.test(time) &&
    /^[\w-]{16,64}$/.test(nonce) &&
    /^[0-9a-f]{64}$/.test(signature);
  if (!isWellFormed) throw new SignatureRefused('signature_missing');
  return { appid, time, nonce, signature };
}

function findSigner(bank: Bank, appid: string): Signer | undefined {
  const merchant = bank.directory.byMchid(appid.slice('app_'.length, 'app_'.length + MCHID_LENGTH));
  const app = merchant?.rows.apps.all().find((one) => one.appid === appid && !one.isDeleted);
  return merchant && app && { merchant, app };
}

function keysOf(app: AppRow | undefined, now: number): readonly string[] {
  if (!app) return [noKey];
  return app.oldSecretUntil > now && app.oldSecretKey !== ''
    ? [app.secretKey, app.oldSecretKey]
    : [app.secretKey];
}

/** Also accepts the system time, because `/__mock/clock` advances only the mock API's clock. */
const isSignedNow = ({ clock }: Bank, time: number) =>
  [clock.outside(), clock.now()].some((now) => Math.abs(time - now) <= SIGNATURE_WINDOW_SECONDS);

export const keyPrefix = (mode: AppRow['mode']) => (mode === appMode.test ? 'sk_test_' : 'sk_live_');

/** The base path is optional, because only the mock API has one. */
const targetsOf = ({ basePath }: Bank, target: string): readonly string[] =>
  basePath !== '' && target.startsWith(basePath) ? [target, target.slice(basePath.length)] : [target];

/**
 * A valid signature uses up its nonce even if the call is rejected, because an attacker could repeat it.
 * @throws {SignatureRefused} if the signature is rejected, with one of `signatureReasons`
 * @throws {ApiError} 10001 `key_mode` if the key was created for the other mode
 */
export function authenticate(bank: Bank, { method, url, headers, body }: Incoming, ip: string): Signer {
  const { appid, time, nonce, signature } = readHeaders(headers);
  if (!isSignedNow(bank, Number(time))) throw new SignatureRefused('signature_time');
  const now = bank.clock.now();
  const signer = findSigner(bank, appid);
  const target = headers.get(TARGET_HEADER) ?? `${url.pathname}${url.search}`;
  const texts = targetsOf(bank, target).map((one) => textToSign({ time, nonce, method, target: one, body }));
  const usedKey = keysOf(signer?.app, now).find((key) =>
    texts.some((text) => isSameText(hmacOf(key, text), signature)),
  );
  if (!signer || usedKey === undefined) throw new SignatureRefused('signature');
  const { merchant, app } = signer;
  forgetExpired(bank.nonces, (until) => until, bank.clock.outside());
  const key = `${appid}:${nonce}`;
  if (bank.nonces.has(key)) throw new SignatureRefused('nonce_used');
  // After this time, the timestamp of the call is too old for both clocks.
  bank.nonces.set(key, Math.max(Number(time), bank.clock.outside()) + SIGNATURE_WINDOW_SECONDS);
  if (app.expireAt > 0 && app.expireAt <= now) throw new SignatureRefused('key_expired');
  if (!usedKey.startsWith(keyPrefix(app.mode))) throw accessError('key_mode');
  const used: AppRow = { ...app, lastUsedAt: now, lastUsedIp: ip };
  merchant.rows.apps.replace(app.index, used);
  return { merchant, app: used };
}

const accessError = (reason: AccessReason, more: object = {}) =>
  new ApiError(errorCode.OPERATION_FAILED, { reason, ...more });

/** @throws {ApiError} for the first failure: merchant permission, application, IP address, scope */
export function assertAccess({ merchant, app }: Signer, scope: ApiScope | undefined, ip: string): void {
  const { status } = merchant.profile;
  if (status === userStatus.underReview) throw new ApiError(errorCode.UNDER_REVIEW);
  if (status !== userStatus.authorised) throw operationFailed('not_authorised');
  if (app.status !== appStatus.active) throw accessError('application_paused');
  const isListed = app.whitelist.some((entry) => coversIp(entry.ip, ip));
  if (app.whitelistStatus === onOffCode.on && !isListed) throw accessError('ip_not_allowed', { ip });
  if (scope !== undefined && !app.scopes.includes(scope)) throw accessError('scope', { scope });
}
