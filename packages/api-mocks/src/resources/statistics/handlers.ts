import type { Asset } from '#contract/statistics.ts';
import { logoFor, assets, tokens, type Token } from '#core/catalogue/tokens.ts';
import { priceAt, priceWeek } from '#core/catalogue/prices.ts';
import type { Call, Handlers } from '#core/http/implement.ts';
import type { Ledger } from '#core/books/ledger.ts';
import { formatPrice, formatUnits, formatValue } from '#core/books/money.ts';
import { chosenApps } from '../reports/lines.ts';
import { dailyCollection } from './daily.ts';
import { assetHolding, tokenHolding, assetShares, projectOverview } from './overview.ts';
import { columnsOf, inUsdt } from '#core/files/columns.ts';
import { formatText } from '#core/text/formatText.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';

const DEFAULT_DAYS = 30;
const DAY_SECONDS = 24 * 3600;

function projectAsset(ledger: Ledger, token: Token, now: number): Asset {
  const holding = tokenHolding(ledger, token, now);
  const parts = assets.filter((asset) => asset.token === token);
  const names = (list: string[]) => [...new Set(list)].join(', ');
  return {
    id: token.id,
    token: token.token,
    chain: names(parts.map(({ chain }) => chain.chain)),
    net_work: names(parts.map(({ chain }) => chain.netWork)),
    logo: logoFor(token.token, token.colour),
    balance: formatUnits(holding.available, holding.decimals),
    usdt_balance: formatValue(holding.value),
    frozen: formatUnits(holding.frozen, holding.decimals),
    price: formatPrice(priceAt(token, now)),
    trend: priceWeek(token, now).map(formatPrice),
    subset: parts.map((asset) => {
      const part = assetHolding(ledger, asset, now);
      return {
        id: asset.id,
        token: token.token,
        chain: asset.chain.chain,
        net_work: asset.chain.netWork,
        logo: logoFor(asset.chain.chain, asset.chain.colour),
        balance: formatUnits(part.available, part.decimals),
        usdt_balance: formatValue(part.value),
        frozen: formatUnits(part.frozen, part.decimals),
      };
    }),
  };
}

const isEmpty = (asset: Asset) => asset.balance === '0' && asset.frozen === '0';

export const statisticsHandlers = {
  'statistics.assets': {
    handle: ({ merchant, query, now }) => {
      const positions = new Map(merchant.settings.order.map((id, index) => [id, index]));
      const list = tokens
        .toSorted((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0))
        .map((token) => projectAsset(merchant.ledger, token, now))
        .filter((asset) => query.all || !isEmpty(asset));
      return { list, total: list.length };
    },
    sheet: assetSheet,
  },

  'statistics.overview': ({ merchant, now }) => projectOverview(merchant, merchant.paidCount, now),

  'statistics.overviewAssets': ({ merchant, now }) => assetShares(merchant, now),

  'statistics.dailyCollection': ({ merchant, query, now }) => {
    const to = query.end_time ?? now;
    const from = query.start_time ?? to - (DEFAULT_DAYS - 1) * DAY_SECONDS;
    const list = dailyCollection(merchant, from, to, chosenApps(merchant, query.appids || query.appid));
    return { list, total: list.length };
  },
} satisfies Partial<Handlers>;

function assetSheet({ language }: Call): Sheet<Asset> {
  const { text, money } = columnsOf<Asset, 'assets'>(language, 'assets');
  return {
    area: 'assets',
    noun: 'assets',
    filters: {
      all: (flag) => formatText(language, /^(?:1|true)$/.test(flag) ? 'assets.shown' : 'assets.hidden'),
    },
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
