import type { MarketItem } from '#contract/market.ts';
import { logoFor, assets, tokens, type Token } from '#core/catalogue/tokens.ts';
import { changeOf, priceAt, priceTrend, priceWeek, tokenNamed } from '#core/catalogue/prices.ts';
import { unknownCurrencies } from '#core/books/findAsset.ts';
import type { Handlers } from '#core/http/implement.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatPrice, formatUnits, formatValue, scaled } from '#core/books/money.ts';
import { tokenHolding } from '../statistics/overview.ts';

function greatestAsset(merchant: Merchant, token: Token): string {
  let greatest = { id: '', amount: -1n };
  for (const asset of assets) {
    if (asset.token !== token) continue;
    const amount = scaled(merchant.ledger.available[asset.index] ?? 0n, asset.decimals);
    if (amount > greatest.amount) greatest = { id: asset.id, amount };
  }
  return greatest.id;
}

function projectMarket(merchant: Merchant, token: Token, now: number, hasTrend: boolean): MarketItem {
  const holding = tokenHolding(merchant.ledger, token, now);
  return {
    id: greatestAsset(merchant, token),
    token: token.token,
    logo: logoFor(token.token, token.colour),
    balance: formatUnits(holding.available, holding.decimals),
    price: formatPrice(priceAt(token, now)),
    p: changeOf(token, now),
    check: merchant.followed.includes(token.token),
    trend: hasTrend ? priceTrend(token, now).map(formatPrice) : [],
    ...(hasTrend && { trend_7d: priceWeek(token, now).map(formatPrice) }),
    usdt_balance: formatValue(holding.value),
    update_time: now,
  };
}

function followed(merchant: Merchant, now: number) {
  const list = merchant.followed.flatMap((name) => {
    const token = tokenNamed(name);
    return token ? [projectMarket(merchant, token, now, true)] : [];
  });
  return { list, total: list.length };
}

export const marketHandlers = {
  'market.followList': ({ merchant, now }) => followed(merchant, now),

  'market.search': ({ merchant, now, query }) => {
    const names = query.name.trim().toLowerCase();
    const list = tokens
      .filter(({ token, name }) => token.toLowerCase().includes(names) || name.toLowerCase().includes(names))
      .map((token) => projectMarket(merchant, token, now, false));
    return { list, total: list.length };
  },

  'market.follow': ({ merchant, now, body }) => {
    const names = [...new Set(body.tokens)];
    const unknown = names.filter((name) => !tokenNamed(name));
    if (unknown.length > 0) throw unknownCurrencies(unknown);
    merchant.followed = names;
    return followed(merchant, now);
  },
} satisfies Partial<Handlers>;
