import { currencyStatus, onOffCode } from '#contract/enumerations.ts';
import type { Currency, CurrencyToken } from '#contract/currencies.ts';
import { chains, type Chain } from '#core/catalogue/chains.ts';
import { logoFor, logoOfAsset, assets, tokens, type Asset } from '#core/catalogue/tokens.ts';
import { priceAt } from '#core/catalogue/prices.ts';
import { unknownCurrencies } from '#core/books/findAsset.ts';
import { fieldError } from '#core/http/apiError.ts';
import type { Handlers } from '#core/http/implement.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { formatPrice } from '#core/books/money.ts';

function projectToken(asset: Asset, now: number): CurrencyToken {
  const moves = asset.chain.status === currencyStatus.maintenance ? onOffCode.off : onOffCode.on;
  return {
    id: asset.id,
    token: asset.token.token,
    logo: logoOfAsset(asset),
    contract: asset.contract,
    decimals: asset.decimals,
    price: formatPrice(priceAt(asset.token, now)),
    min_recharge: asset.minRecharge,
    min_withdraw: asset.minWithdraw,
    recharge_status: moves,
    withdraw_status: moves,
    swap_status: moves,
  };
}

function projectChain(chain: Chain, now: number): Currency {
  return {
    id: chain.id,
    chain: chain.chain,
    net_work: chain.netWork,
    chain_family: chain.family,
    logo: logoFor(chain.chain, chain.colour),
    confirm_num: chain.confirmNum,
    eta_seconds: chain.confirmNum * chain.blockSeconds + 20,
    memo: chain.memo === true,
    status: chain.status,
    explorer_tx: chain.explorerTx,
    explorer_address: chain.explorerAddress,
    subset: assets.filter((asset) => asset.chain.id === chain.id).map((asset) => projectToken(asset, now)),
  };
}

const isAccepted = ({ settings }: Merchant, id: string) => settings.bill.accepted.includes(id);

export const currencyHandlers = {
  'currencies.rearrange': ({ merchant, body }) => {
    const known = new Set(tokens.map(({ id }) => id));
    const unknown = body.ids.filter((id) => !known.has(id));
    if (unknown.length > 0) throw unknownCurrencies(unknown);
    if (new Set(body.ids).size !== known.size || body.ids.length !== known.size)
      throw fieldError('ids', 'order');
    merchant.settings.order = [...body.ids];
    return null;
  },

  'currencies.list': ({ merchant, now, query }) => {
    // Networks under maintenance are listed, so that forms can explain why these networks can't be selected.
    const list = chains
      .filter((chain) => query.all || chain.status === 1)
      .map((chain) => projectChain(chain, now))
      // Customers can pay only with the tokens that the merchant accepts.
      .map((chain) =>
        query.scene === 'pay'
          ? { ...chain, subset: chain.subset.filter(({ id }) => isAccepted(merchant, id)) }
          : chain,
      )
      .filter(({ subset }) => query.scene !== 'pay' || subset.length > 0);
    return { list, total: list.length };
  },
} satisfies Partial<Handlers>;
