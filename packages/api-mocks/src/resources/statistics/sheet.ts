import type { Asset } from '#contract/statistics.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';

export function assetSheet({ language }: Call): Sheet<Asset> {
  const { text, money } = columnsOf<Asset>(language);
  return {
    area: 'assets',
    title: { en: 'Assets', zh: '资产' },
    columns: [
      text('token', 'Token', '币种', 10),
      text('chain', 'Network', '网络', 40),
      money('balance', 'Balance', '余额'),
      money('frozen', 'On hold', '冻结'),
      { ...money('price', 'Price (USDT)', '价格（USDT）', inUsdt), kind: 'rate' },
      money('usdt_balance', 'USDT value', '折合 USDT', inUsdt),
    ],
  };
}
