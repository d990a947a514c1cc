import { errorCode } from '#contract/errors.ts';
import { currencyStatus } from '#contract/enumerations.ts';
import { findAsset, type Asset } from '#core/catalogue/tokens.ts';
import { ApiError, fieldError, type RefusalData } from '#core/http/apiError.ts';
import { parseUnits } from './money.ts';

/** Returns error 10012 with the unknown IDs. */
export const unknownCurrencies = (unknown: readonly string[], more: RefusalData = {}): ApiError =>
  new ApiError(errorCode.CURRENCY_NOT_FOUND, { unknown, ...more });

/** @throws {ApiError} 10012 if the asset doesn't exist */
export function assetOf(id: string): Asset {
  const asset = findAsset(id);
  if (!asset) throw unknownCurrencies([id]);
  return asset;
}

/** @throws {ApiError} 10012 if the asset doesn't exist, 10004 if its network is under maintenance */
export function openAssetOf(id: string): Asset {
  const asset = assetOf(id);
  if (asset.chain.status === currencyStatus.maintenance)
    throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'maintenance' });
  return asset;
}

/** Returns smallest units. @throws {ApiError} 10002 if the amount is zero, invalid or too precise */
export function amountOf(asset: Asset, text: string): bigint {
  const amount = parseUnits(text, asset.decimals);
  if (amount === undefined || amount === 0n) throw fieldError('amount', 'validaValue');
  return amount;
}
