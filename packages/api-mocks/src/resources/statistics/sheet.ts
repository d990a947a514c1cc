import type { Asset } from '#contract/statistics.ts';
import { columnsOf, inUsdt } from '#core/columns.ts';
import type { Call } from '#core/implement.ts';
import type { Sheet } from '#core/spreadsheet.ts';

export function assetSheet({ language }: Call): Sheet<Asset> {
  const { text, money } = columnsOf<Asset, 'assets'>(language, 'assets');
  return {
    area: 'assets',
    columns: [
      text('token', 10),
      text('chain', 40),
      money('balance'),
      money('frozen'),
      { ...money('price', inUsdt), kind: 'rate' },
      money('usdt_balance', inUsdt),
    ],
  };
}
