import type { Call } from '#core/implement.ts';
import type { Language } from '#core/language.ts';
import { findAsset, tokens } from '#core/catalogue/tokens.ts';
import { chains } from '#core/catalogue/chains.ts';
import { type codeTexts, codesText } from '#core/codeTexts.ts';
import type { FilterLabel } from '#core/spreadsheet.ts';
import { stampOf } from '#core/zone.ts';

function assetName(id: string, language: Language): string {
  const asset = findAsset(id);
  if (!asset) return id;
  const { token, chain } = asset;
  return language === 'zh' ? `${token.token}（${chain.chain}）` : `${token.token} on ${chain.chain}`;
}

const both = (en: string, zh: string) => ({ en, zh });

/** What the lists of movements are filtered by, in words. */
export function movementFilters({ merchant, language }: Call): FilterLabel {
  const moment = (seconds: string) => stampOf(merchant.profile.merchant.time_zone, Number(seconds));
  const coded = (kind: keyof typeof codeTexts) => (codes: string) => codesText(kind, codes, language);
  const { apps } = merchant.rows;
  return {
    start_time: { title: both('From', '开始时间'), value: moment },
    end_time: { title: both('To', '结束时间'), value: moment },
    id: { title: both('Token', '币种'), value: (id) => assetName(id, language) },
    token: { title: both('Token', '币种') },
    appid: {
      title: both('Application', '应用'),
      value: (appid) => apps.all().find((app) => app.appid === appid)?.name ?? appid,
    },
    chain: { title: both('Network', '网络') },
    trade_no: { title: both('Number', '单号') },
    request_id: { title: both('Request ID', '请求编号') },
    keyword: { title: both('Keyword', '关键词') },
    address: { title: both('Address', '地址') },
    txid: { title: both('Transaction ID', '交易哈希') },
    type: { title: both('Type', '类型'), value: coded('movement') },
    direction: { title: both('Direction', '方向'), value: coded('direction') },
    status: { title: both('Status', '状态'), value: coded('progress') },
    progress: { title: both('Status', '状态'), value: coded('progress') },
    pair: {
      title: both('Pair', '交易对'),
      value: (pair) =>
        pair
          .split('-')
          .map((id) => assetName(id, language))
          .join(' → '),
    },
    network_id: {
      title: both('Network', '网络'),
      value: (filtered) => chains.find(({ id }) => id === filtered)?.chain ?? filtered,
    },
    token_id: {
      title: both('Token', '币种'),
      value: (filtered) =>
        findAsset(filtered)?.token.token ?? tokens.find(({ id }) => id === filtered)?.token ?? filtered,
    },
  };
}
