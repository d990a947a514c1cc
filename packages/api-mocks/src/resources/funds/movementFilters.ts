import type { Call } from '#core/http/implement.ts';
import { type Language, formatText } from '#core/text/formatText.ts';
import { findAsset, tokens } from '#core/catalogue/tokens.ts';
import { chains } from '#core/catalogue/chains.ts';
import type { FilterValues } from '#core/files/spreadsheet.ts';
import { stampOf } from '#core/time/zone.ts';

function assetName(id: string, language: Language): string {
  const asset = findAsset(id);
  if (!asset) return id;
  const { token, chain } = asset;
  return formatText(language, 'asset.onNetwork', { token: token.token, chain: chain.chain });
}

export function movementFilters({ merchant, language }: Call): FilterValues {
  const moment = (seconds: string) => stampOf(merchant.profile.merchant.time_zone, Number(seconds));
  const asset = (id: string) => assetName(id, language);
  const appName = (appid: string) =>
    merchant.rows.apps.all().find((app) => app.appid === appid)?.name ?? appid;
  return {
    start_time: moment,
    end_time: moment,
    id: asset,
    currency_id: asset,
    appid: appName,
    appids: (appids) => appids.split(',').map(appName).join(', '),
    pair: (pair) => pair.split('-').map(asset).join(' → '),
    network_id: (filtered) => chains.find(({ id }) => id === filtered)?.chain ?? filtered,
    token_id: (filtered) =>
      findAsset(filtered)?.token.token ?? tokens.find(({ id }) => id === filtered)?.token ?? filtered,
  };
}
