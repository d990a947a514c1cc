import { flowProgress } from '../../contract/enumerations.ts';
import { getRechargeAddress, listRecharges, type Recharge } from '../../contract/recharge.ts';
import { assetAt, gasAsset, type Asset } from '../../core/catalogue/tokens.ts';
import { logoFor } from '../../core/catalogue/logo.ts';
import { deriveAddress, deriveTxid, fillIn } from '../../core/chain/derive.ts';
import { Fault } from '../../core/fault.ts';
import { openAssetOf } from '../../core/findAsset.ts';
import { implement, type Call } from '../../core/implement.ts';
import type { Merchant } from '../../core/merchant.ts';
import { formatUnits, formatValue } from '../../core/money.ts';
import { isWithin, pageOf } from '../../core/paging.ts';
import type { RechargeRow } from '../../core/rows/funds.ts';
import type { Sheet } from '../../core/spreadsheet.ts';
import { tradeNo } from '../../core/tradeNo.ts';
import { stampOf } from '../../core/zone.ts';
import { depositAddress } from './address.ts';

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

function txidOf(merchant: Merchant, row: RechargeRow): string {
  return deriveTxid(assetAt(row.asset).chain.family, `${merchant.seed}:recharge-tx:${row.index}`);
}

function projectRecharge(merchant: Merchant, row: RechargeRow, now: number): Recharge {
  const asset = assetAt(row.asset);
  const { chain } = asset;
  const txid = txidOf(merchant, row);
  const blocks = Math.floor((now - row.createdAt) / chain.blockSeconds);
  const isDone = row.progress === flowProgress.accomplish;
  return {
    trade_no: tradeNo(merchant.seed, 'recharge', row.index, row.createdAt),
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

function rechargeSheet({ merchant }: Call): Sheet<Recharge> {
  const zone = merchant.profile.merchant.time_zone;
  const text = { kind: 'text', width: 16 } as const;
  return {
    area: 'recharges',
    title: { en: 'Recharges', zh: '充值记录' },
    columns: [
      {
        key: 'created_time',
        title: { en: 'Time', zh: '时间' },
        kind: 'time',
        width: 20,
        value: (row) => stampOf(zone, row.created_time),
      },
      { key: 'token', title: { en: 'Token', zh: '币种' }, ...text, value: (row) => row.token },
      { key: 'chain', title: { en: 'Network', zh: '网络' }, ...text, value: (row) => row.chain },
      { key: 'amount', title: { en: 'Amount', zh: '金额' }, kind: 'money', value: (row) => row.amount },
      {
        key: 'usdt_amount',
        title: { en: 'Value in USDT', zh: '折合 USDT' },
        kind: 'money',
        value: (row) => row.usdt_amount,
      },
      {
        key: 'from_address',
        title: { en: 'From', zh: '付款地址' },
        kind: 'text',
        width: 46,
        value: (row) => row.from_address,
      },
      {
        key: 'txid',
        title: { en: 'Transaction ID', zh: '交易哈希' },
        kind: 'text',
        width: 40,
        value: (row) => row.txid,
      },
    ],
  };
}

export const rechargeHandlers = {
  'recharge.funds': implement(getRechargeAddress, ({ merchant, body }) => {
    const asset = openAssetOf(body.id);
    const { settings } = merchant;
    if (!settings.isGasOpened && asset !== gasAsset) throw new Fault(10028);
    if (asset.id === EXHAUSTED) throw new Fault(10005);
    // Asking for its address is what opens the account that pays for gas.
    if (asset === gasAsset) settings.isGasOpened = true;
    const address = depositAddress(merchant.seed, asset);
    return {
      address,
      memo: '',
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
          (!query.txid || txidOf(merchant, row).includes(query.txid)) &&
          isWithin(row.createdAt, query),
        (row) => projectRecharge(merchant, row, now),
      ),
    { sheet: rechargeSheet, rowsOf: ({ list }) => list },
  ),
};
