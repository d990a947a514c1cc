import type { Call } from '../../core/implement.ts';
import type { Language } from '../../core/language.ts';
import { findAsset, tokens } from '../../core/catalogue/tokens.ts';
import { chains } from '../../core/catalogue/chains.ts';
import type { FilterLabel } from '../../core/spreadsheet.ts';
import { stampOf } from '../../core/zone.ts';

type Texts = Readonly<Record<number, Readonly<Record<Language, string>>>>;

/** Kinds of movement, by their codes. */
export const typeTexts: Texts = {
  1: { en: 'Payment', zh: '支付' },
  2: { en: 'Deposit', zh: '充值' },
  3: { en: 'Swap', zh: '兑换' },
  4: { en: 'Withdrawal', zh: '提现' },
  5: { en: 'Internal transfer', zh: '内部转账' },
  6: { en: 'Gas', zh: 'Gas' },
  7: { en: 'Collection', zh: '归集' },
  8: { en: 'Refund', zh: '退款' },
  9: { en: 'Hold', zh: '冻结' },
  10: { en: 'Release', zh: '解冻' },
};

export const directionTexts: Texts = { 1: { en: 'In', zh: '转入' }, 2: { en: 'Out', zh: '转出' } };

/** Record progress of specification §4. */
export const progressTexts: Texts = {
  1: { en: 'In progress', zh: '进行中' },
  2: { en: 'Accomplish', zh: '已完成' },
  3: { en: 'Canceled', zh: '已取消' },
};

/** The text of a code, or the code itself if it is unknown. */
export const textOf = (texts: Texts, code: number | string, language: Language): string =>
  texts[Number(code)]?.[language] ?? String(code);

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
  const coded = (texts: Texts) => (code: string) => textOf(texts, code, language);
  return {
    start_time: { title: both('From', '开始时间'), value: moment },
    end_time: { title: both('To', '结束时间'), value: moment },
    id: { title: both('Token', '币种'), value: (id) => assetName(id, language) },
    token: { title: both('Token', '币种') },
    chain: { title: both('Network', '网络') },
    trade_no: { title: both('Number', '单号') },
    request_id: { title: both('Request ID', '请求编号') },
    keyword: { title: both('Keyword', '关键词') },
    address: { title: both('Address', '地址') },
    txid: { title: both('Transaction ID', '交易哈希') },
    type: { title: both('Type', '类型'), value: coded(typeTexts) },
    direction: { title: both('Direction', '方向'), value: coded(directionTexts) },
    status: { title: both('Status', '状态'), value: coded(progressTexts) },
    progress: { title: both('Status', '状态'), value: coded(progressTexts) },
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
