import { errorCode } from '#contract/errors.ts';
import { currencyStatus } from '#contract/enumerations.ts';
import { findAsset, type Asset } from './catalogue/tokens.ts';
import { ApiError, fieldError } from './apiError.ts';
import { parseUnits } from './money.ts';

/** The token on a chain that a money call names, or 10012. */
export function assetOf(id: string): Asset {
  const asset = findAsset(id);
  if (!asset) throw new ApiError(errorCode.CURRENCY_NOT_FOUND);
  return asset;
}

/** The same, while its chain is not being maintained; 10004 otherwise. */
export function openAssetOf(id: string): Asset {
  const asset = assetOf(id);
  if (asset.chain.status === currencyStatus.maintenance)
    throw new ApiError(errorCode.CURRENCY_NOT_SUPPORTED, { reason: 'maintenance' });
  return asset;
}

/** An amount in the token's smallest units; too many decimals are a wrong value. */
export function amountOf(asset: Asset, text: string, field = 'amount'): bigint {
  const amount = parseUnits(text, asset.decimals);
  if (amount === undefined || amount === 0n) throw fieldError(field, 'validaValue');
  return amount;
}
