import type { Call } from '#core/implement.ts';
import type { Language } from '#core/language.ts';
import { findAsset, tokens } from '#core/catalogue/tokens.ts';
import { chains } from '#core/catalogue/chains.ts';
import { codesText } from '#core/codeText.ts';
import { formatText } from '#core/formatText.ts';
import type { CodeKind } from '#core/textKeys.ts';
import type { FilterLabel } from '#core/spreadsheet.ts';
import { stampOf } from '#core/zone.ts';

function assetName(id: string, language: Language): string {
  const asset = findAsset(id);
  if (!asset) return id;
  const { token, chain } = asset;
  return formatText(language, 'asset.onNetwork', { token: token.token, chain: chain.chain });
}

/** What the lists of movements are filtered by, in words. */
export function movementFilters({ merchant, language }: Call): FilterLabel {
  const moment = (seconds: string) => stampOf(merchant.profile.merchant.time_zone, Number(seconds));
  const coded = (kind: CodeKind) => (codes: string) => codesText(kind, codes, language);
  const { apps } = merchant.rows;
  return {
    start_time: { title: 'from', value: moment },
    end_time: { title: 'to', value: moment },
    id: { title: 'token', value: (id) => assetName(id, language) },
    token: { title: 'token' },
    appid: {
      title: 'application',
      value: (appid) => apps.all().find((app) => app.appid === appid)?.name ?? appid,
    },
    chain: { title: 'network' },
    trade_no: { title: 'number' },
    request_id: { title: 'requestId' },
    keyword: { title: 'keyword' },
    address: { title: 'address' },
    txid: { title: 'transactionId' },
    type: { title: 'type', value: coded('movement') },
    direction: { title: 'direction', value: coded('direction') },
    status: { title: 'status', value: coded('progress') },
    progress: { title: 'status', value: coded('progress') },
    pair: {
      title: 'pair',
      value: (pair) =>
        pair
          .split('-')
          .map((id) => assetName(id, language))
          .join(' → '),
    },
    network_id: {
      title: 'network',
      value: (filtered) => chains.find(({ id }) => id === filtered)?.chain ?? filtered,
    },
    token_id: {
      title: 'token',
      value: (filtered) =>
        findAsset(filtered)?.token.token ?? tokens.find(({ id }) => id === filtered)?.token ?? filtered,
    },
  };
}
