import type { Asset } from '../../contract/statistics.ts';
import type { Sheet } from '../../core/spreadsheet.ts';

const money = { kind: 'money', width: 20 } as const;

export function assetSheet(): Sheet<Asset> {
  return {
    area: 'assets',
    title: { en: 'Assets', zh: '资产' },
    columns: [
      {
        key: 'token',
        title: { en: 'Token', zh: '币种' },
        kind: 'text',
        width: 10,
        value: (row) => row.token,
      },
      {
        key: 'chain',
        title: { en: 'Networks', zh: '网络' },
        kind: 'text',
        width: 40,
        value: (row) => row.chain,
      },
      { key: 'balance', title: { en: 'Balance', zh: '余额' }, ...money, value: (row) => row.balance },
      { key: 'frozen', title: { en: 'On hold', zh: '冻结' }, ...money, value: (row) => row.frozen },
      { key: 'price', title: { en: 'Price in USDT', zh: 'USDT 价格' }, ...money, value: (row) => row.price },
      {
        key: 'usdt_balance',
        title: { en: 'Value in USDT', zh: '折合 USDT' },
        ...money,
        value: (row) => row.usdt_balance,
      },
    ],
  };
}
