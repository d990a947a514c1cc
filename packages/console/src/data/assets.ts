import { rearrangeCurrencies } from '@settlement/api-mocks/contract/currencies';
import type { DataOf } from '@settlement/api-mocks/contract/endpoint';
import {
  type Asset as ListedAsset,
  type AssetPart as ListedPart,
  type Overview,
  listAssets,
} from '@settlement/api-mocks/contract/statistics';
import { atomWithMutation, atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { type Decimal, compare, divide, isZero, multiply, subtract, truncate } from '#lib/money/money.ts';
import { pageParam, textParam } from '#lib/address/urlState.ts';
import { callEndpoint, endpointKey, endpointQuery, invalidate } from './calls/endpointQuery.ts';
import { urlStateAtom } from './page/urlState.ts';

const everything = { query: { all: 1 } } as const;

/** A token on a network, or a token for which the server sends only the sum over all networks. */
export interface AssetPart extends ListedPart {
  readonly balance: Decimal;
  readonly usdt_balance: Decimal;
  readonly isTotal?: boolean;
}

export interface Asset extends ListedAsset {
  readonly subset: AssetPart[];
}

const hasBalance = (part: ListedPart): part is ListedPart & AssetPart =>
  part.balance !== undefined && part.usdt_balance !== undefined;

/**
 * Replaces the parts of an asset with the asset itself if the server doesn't send the balances of all parts.
 * The replacement has the ID of the first token on a network, because calls that move money accept only IDs
 * of tokens on networks.
 */
function withParts({ list, total }: DataOf<typeof listAssets>) {
  const assets = list.map((asset): Asset => {
    const { id, token, chain, net_work, logo, balance, usdt_balance, frozen } = asset;
    const whole = {
      id: asset.subset[0]?.id ?? id,
      token,
      chain,
      net_work,
      logo,
      balance,
      usdt_balance,
      frozen,
      isTotal: asset.subset.length > 1,
    };
    const parts = asset.subset.filter(hasBalance);
    if (parts.length < asset.subset.length || parts.length === 0) return { ...asset, subset: [whole] };
    return {
      ...asset,
      subset: parts.map((part) => ({
        ...part,
        chain: part.chain || chain,
        net_work: part.net_work || net_work,
        logo: part.logo || logo,
      })),
    };
  });
  return { list: assets, total };
}

export const assetsQueryAtom = atomWithQuery((get) => ({
  ...endpointQuery(get, listAssets, everything),
  select: withParts,
}));

export function findSentPart(
  assets: readonly Asset[] | undefined,
  id: string | undefined,
): AssetPart | undefined {
  return assets?.flatMap(({ subset }) => subset).find((part) => part.id === id);
}

export function findAssetPart(
  assets: readonly Asset[] | undefined,
  id: string | undefined,
): AssetPart | undefined {
  const part = findSentPart(assets, id);
  return part?.isTotal ? undefined : part;
}

export function partOfTotal(
  total: AssetPart,
  known: { readonly chain: string; readonly net_work: string; readonly balance: Decimal },
): AssetPart {
  const share = divide(multiply(total.usdt_balance, known.balance), total.balance);
  return { ...total, ...known, usdt_balance: truncate(share ?? '0', 6), isTotal: false };
}

export function findGasPart(assets: readonly Asset[] | undefined): AssetPart | undefined {
  return assets
    ?.flatMap(({ subset }) => subset)
    .find(({ token, chain }) => token === 'USDT' && chain === 'PUT');
}

/** Returns the totals in USDT. The amount on hold is the total minus the available balance. */
export function assetTotals({ total_assets, operable_balance }: Overview): {
  readonly total: Decimal;
  readonly operable: Decimal;
  readonly frozen: Decimal;
} {
  return {
    total: total_assets,
    operable: operable_balance,
    frozen: subtract(total_assets, operable_balance),
  };
}

export const assetStateAtom = urlStateAtom({ search: textParam(), current: pageParam() });

type Held = Pick<Asset, 'balance' | 'frozen'>;

const isEmpty = ({ balance, frozen }: Held): boolean => isZero(balance) && isZero(frozen);

export interface AssetFilter {
  readonly search: string;
  readonly hidesZero: boolean;
}

export function filterAssets(assets: readonly Asset[], { search, hidesZero }: AssetFilter): readonly Asset[] {
  const needle = search.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(needle);
  return assets.flatMap((asset) => {
    if (hidesZero && isEmpty(asset)) return [];
    const held = hidesZero ? asset.subset.filter((part) => !isEmpty(part)) : asset.subset;
    if (has(asset.token)) return [{ ...asset, subset: held }];
    const subset = held.filter(({ chain, net_work }) => has(chain) || has(net_work));
    return subset.length === 0 ? [] : [{ ...asset, subset }];
  });
}

/** Returns a share in percent with at most two decimals (`"66.66"`). Undefined if the total is zero. */
export function shareOf(value: Decimal, total: Decimal): Decimal | undefined {
  const share = divide(multiply(value, '100'), total);
  return share === undefined ? undefined : truncate(share, 2);
}

/**
 * Returns the change from the first to the last value in percent (`"+1.24"`). Undefined if the first value is
 * missing or 0.
 */
export function changeOver(trend: readonly Decimal[]): string | undefined {
  const [first] = trend;
  const last = trend.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const change = divide(multiply(subtract(last, first), '100'), first);
  if (change === undefined) return undefined;
  const percent = truncate(change, 2);
  return compare(percent, '0') < 0 ? percent : `+${percent}`;
}

type Assets = DataOf<typeof listAssets>;

/** Rearranges the assets. Restores the previous arrangement if the call fails. */
export const rearrangeAssetsAtom = atomWithMutation<null, readonly Asset[], Error, Assets | undefined>(
  (get) => {
    const client = get(queryClientAtom);
    const key = endpointKey(listAssets, everything);
    return {
      mutationFn: (assets) =>
        callEndpoint(get, rearrangeCurrencies, { body: { ids: assets.map(({ id }) => id) } }),
      onMutate: async (assets) => {
        await client.cancelQueries({ queryKey: key });
        const before = client.getQueryData<Assets>(key);
        client.setQueryData<Assets>(key, { list: [...assets], total: assets.length });
        return before;
      },
      onError: (_error, _assets, before) => client.setQueryData<Assets>(key, before),
      onSettled: () => invalidate(client, listAssets),
      meta: { isSilent: true },
    };
  },
);
