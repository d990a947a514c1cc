import { errorCode } from '#contract/errors.ts';
import { movementProgress } from '#contract/enumerations.ts';
import { getRechargeAddress, listRecharges, type Recharge } from '#contract/recharge.ts';
import { assetAt, gasAsset, type Asset } from '#core/catalogue/tokens.ts';
import { logoFor } from '#core/catalogue/logo.ts';
import { deriveAddress, deriveTxid, fillIn } from '#core/chain/derive.ts';
import { ApiError } from '#core/apiError.ts';
import { openAssetOf } from '#core/findAsset.ts';
import { implement } from '#core/implement.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits, formatValue } from '#core/money.ts';
import { isWithin, pageOf } from '#core/paging.ts';
import type { RechargeRow } from '#core/rows/funds.ts';
import { tradeNo } from '#core/tradeNo.ts';
import { depositAddress } from './address.ts';
import { rechargeSheet } from './sheet.ts';

/** A token whose deposit addresses have all been given out, to show what that looks like. */
const EXHAUSTED = '904';

function uriFor(asset: Asset, address: string): string {
  const { family } = asset.chain;
  if (family === 'bitcoin') return `bitcoin:${address}`;
  if (family === 'solana')
    return `solana:${address}${asset.contract === '' ? '' : `?spl-token=${asset.contract}`}`;
  if (family === 'evm')
    return asset.contract === ''
      ? `ethereum:${address}`
      : `ethereum:${asset.contract}/transfer?address=${address}`;
  return address;
}

function rechargeNoOf(merchant: Merchant, row: RechargeRow): string {
  return tradeNo(merchant.seed, 'recharge', row.index, row.createdAt);
}

function txidOf(merchant: Merchant, row: RechargeRow): string {
  return deriveTxid(assetAt(row.asset).chain.family, `${merchant.seed}:recharge-tx:${row.index}`);
}

function projectRecharge(merchant: Merchant, row: RechargeRow, now: number): Recharge {
  const asset = assetAt(row.asset);
  const { chain } = asset;
  const txid = txidOf(merchant, row);
  const blocks = Math.floor((now - row.createdAt) / chain.blockSeconds);
  const isDone = row.progress === movementProgress.accomplish;
  return {
    trade_no: rechargeNoOf(merchant, row),
    token: asset.token.token,
    chain: chain.chain,
    net_work: chain.netWork,
    logo: logoFor(asset.token.token, asset.token.colour),
    amount: formatUnits(row.amount, asset.decimals),
    usdt_amount: formatValue(row.value),
    from_address: deriveAddress(chain.family, `${merchant.seed}:recharge-from:${row.index}`),
    to_address: depositAddress(merchant.seed, asset),
    txid,
    browser_url: fillIn(chain.explorerTx, 'txid', txid),
    confirmations: isDone ? chain.confirmNum : Math.max(0, Math.min(chain.confirmNum - 1, blocks)),
    confirm_num: chain.confirmNum,
    progress: row.progress,
    created_time: row.createdAt,
    confirmation_time: row.confirmedAt,
  };
}

export const rechargeHandlers = {
  'recharge.funds': implement(getRechargeAddress, ({ merchant, body }) => {
    const asset = openAssetOf(body.id);
    const { settings } = merchant;
    if (!settings.isGasOpened && asset !== gasAsset) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
    if (asset.id === EXHAUSTED) throw new ApiError(errorCode.NO_ADDRESS_AVAILABLE);
    // Asking for its address is what opens the account that pays for gas.
    if (asset === gasAsset) settings.isGasOpened = true;
    const address = depositAddress(merchant.seed, asset);
    return {
      address,
      // On a chain with memos, the tag says whose deposit it is.
      memo: asset.chain.memo ? merchant.mchid : '',
      token: asset.token.token,
      chain: asset.chain.chain,
      net_work: asset.chain.netWork,
      contract: asset.contract,
      min_recharge: asset.minRecharge,
      confirm_num: asset.chain.confirmNum,
      eta_seconds: asset.chain.confirmNum * asset.chain.blockSeconds + 20,
      uri: uriFor(asset, address),
      expire_time: 0,
    };
  }),

  'recharge.list': implement(
    listRecharges,
    ({ merchant, query, page, now }) =>
      pageOf(
        merchant.rows.recharges,
        page,
        (row) =>
          (!query.id || assetAt(row.asset).id === query.id) &&
          (query.status === undefined || row.progress === query.status) &&
          (!query.trade_no || rechargeNoOf(merchant, row).includes(query.trade_no)) &&
          (!query.txid || txidOf(merchant, row).includes(query.txid)) &&
          isWithin(row.createdAt, query),
        (row) => projectRecharge(merchant, row, now),
      ),
    { sheet: rechargeSheet, rowsOf: ({ list }) => list },
  ),
};
