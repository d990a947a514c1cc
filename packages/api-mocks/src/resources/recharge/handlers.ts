import { errorCode } from '#contract/errors.ts';
import { movementProgress } from '#contract/enumerations.ts';
import type { Recharge } from '#contract/recharge.ts';
import { assetFields, assetAt, gasAsset, type Asset } from '#core/catalogue/tokens.ts';
import { deriveAddress, deriveTxid, fillIn } from '#core/chain/derive.ts';
import { ApiError } from '#core/http/apiError.ts';
import { openAssetOf } from '#core/books/findAsset.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatUnits, formatValue } from '#core/books/money.ts';
import { contains, equals, pageOf, testsOf, within } from '#core/books/paging.ts';
import type { RechargeRow } from '#core/books/rows/funds.ts';
import { tradeNo } from '#core/books/tradeNo.ts';
import { depositAddress } from './address.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { movementFilters } from '../funds/movementFilters.ts';

/** The ID of a token without deposit addresses, which demonstrates the error 10005. */
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
    ...assetFields(asset),
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
  'recharge.funds': ({ merchant, body }) => {
    const asset = openAssetOf(body.id);
    const { settings } = merchant;
    if (!settings.isGasOpened && asset !== gasAsset) throw new ApiError(errorCode.GAS_ACCOUNT_CLOSED);
    if (asset.id === EXHAUSTED) throw new ApiError(errorCode.NO_ADDRESS_AVAILABLE);
    // The first request for the gas account's deposit address opens the account.
    if (asset === gasAsset) settings.isGasOpened = true;
    const address = depositAddress(merchant.seed, asset);
    return {
      address,
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
  },

  'recharge.list': {
    handle: ({ merchant, query, page, now }) =>
      pageOf(
        merchant.rows.recharges,
        page,
        testsOf<RechargeRow, typeof query>(query, {
          id: equals((row) => assetAt(row.asset).id),
          status: equals((row) => row.progress),
          trade_no: contains((row) => rechargeNoOf(merchant, row)),
          txid: contains((row) => txidOf(merchant, row)),
          ...within((row) => row.createdAt),
        }),
        (row) => projectRecharge(merchant, row, now),
      ),
    sheet: rechargeSheet,
  },
} satisfies Partial<Handlers>;

function rechargeSheet(call: Call): Sheet<Recharge> {
  const { text, money, number, time, code } = columnsOf<Recharge, 'funds'>(call.language, 'funds');
  return {
    area: 'recharges',
    noun: 'funds',
    filters: { ...movementFilters(call), status: 'common.progress' },
    columns: [
      time('created_time'),
      text('trade_no', 36),
      text('token', 8),
      text('chain', 12),
      money('amount'),
      money('usdt_amount', inUsdt),
      text('from_address', 46),
      text('to_address', 46),
      text('txid', 40),
      // These are separate columns, because spreadsheet programs would read `10/10` as a date.
      number('confirmations'),
      number('confirm_num'),
      code('progress', 'common.progress'),
    ],
  };
}
