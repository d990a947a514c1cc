import { appMode, onOffCode } from '#contract/enumerations.ts';
import type { Application, CurrencyChoice, TestBalance } from '#contract/applications.ts';
import { chains } from '#core/catalogue/chains.ts';
import { logoFor, assetFields, logoOfAsset, assets, findAsset, gasAsset } from '#core/catalogue/tokens.ts';
import type { Call } from '#core/http/implement.ts';
import { createRandom } from '#core/books/random.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import { columnsOf } from '#core/files/columns.ts';
import type { Sheet } from '#core/files/spreadsheet.ts';
import { availableOf, frozenOf } from '#core/books/ledger.ts';
import { merchantIn, type Merchant } from '#core/books/merchant.ts';
import { formatUnits } from '#core/books/money.ts';
import { isNotSent, isPending } from '../callbacks/deliver.ts';
import { maskPassword } from '#core/text/mask.ts';
import { coversIp } from '#rules/ipList.ts';
import { appIdOf } from './rules.ts';

const DAY = 24 * 3600;

/** Every new order comes from a call, so the newest order can be later than the stored time. */
function lastCall(merchant: Merchant, row: AppRow): number {
  let at = row.lastUsedAt;
  if (row.lastUsedIp !== '')
    merchant.rows.payments.fromNewest((payment) => {
      if (payment.app === row.index) at = Math.max(at, payment.createdAt);
      return payment.app !== row.index;
    });
  return at;
}

/** In the demo data, all calls of an application come from the address of its last call. */
function callsOf(row: AppRow, ip: string, usedAt: number, now: number): number {
  const isBusy = coversIp(ip, row.lastUsedIp) && usedAt > now - DAY;
  return isBusy ? createRandom(`${row.appid}:calls`).int(200, 2000) : 0;
}

/** Masks a key: `sk_test_…` becomes a text such as `sk_…1a2b`. */
const maskOf = (key: string) => `${key.slice(0, key.indexOf('_') + 1)}…${key.slice(-4)}`;

export const signingKeyOfApp = ({ signingKeys }: AppRow): string => signingKeys[0]?.key ?? '';

function lastAnswer(merchant: Merchant, app: number): { code: number; at: number } {
  let answer = { code: 0, at: 0 };
  merchant.rows.callbacks.fromNewest((row) => {
    const last = row.attempts.findLast((one) => !isPending(one) && !isNotSent(one));
    if (row.app !== app || !last) return true;
    answer = { code: last.httpCode, at: last.at };
    return false;
  });
  return answer;
}

function testBalancesOf(merchant: Merchant): TestBalance[] {
  const { ledger } = merchantIn(merchant, appMode.test);
  return assets.flatMap(({ id, index, decimals, token, chain }) => {
    const [available, frozen] = [availableOf(ledger, index), frozenOf(ledger, index)];
    if (available === 0n && frozen === 0n) return [];
    return {
      id,
      token: token.token,
      chain: chain.chain,
      available: formatUnits(available, decimals),
      frozen: formatUnits(frozen, decimals),
    };
  });
}

export function projectApplication(merchant: Merchant, row: AppRow, now: number): Application {
  const answer = lastAnswer(merchant, row.index);
  const usedAt = lastCall(merchant, row);
  const isOverlapping = row.oldSecretUntil > now;
  return {
    id: appIdOf(row),
    name: row.name,
    appid: row.appid,
    logo: row.logo,
    website: row.website,
    notify_url: maskPassword(row.notifyUrl),
    notify_status: row.disabledAt === 0 ? onOffCode.on : onOffCode.off,
    notify_disabled_time: row.disabledAt,
    notify_http_code: answer.code,
    notify_time: answer.at,
    sign_key: maskOf(signingKeyOfApp(row)),
    old_sign_key_until: Math.max(0, ...row.signingKeys.map(({ endsAt }) => (endsAt > now ? endsAt : 0))),
    endpoints: row.endpoints.map((endpoint) => ({
      id: endpoint.id,
      url: maskPassword(endpoint.url),
      events: [...endpoint.events],
      status: endpoint.disabledAt === 0 ? onOffCode.on : onOffCode.off,
      disabled_time: endpoint.disabledAt,
    })),
    mode: row.mode,
    test_balances: row.mode === appMode.test ? testBalancesOf(merchant) : [],
    payment_mode: row.paymentMode,
    currencies: row.currencyIds.flatMap((id) => {
      const asset = findAsset(id);
      return asset ? { id, ...assetFields(asset), status: asset.chain.status } : [];
    }),
    ip_whitelist_status: row.whitelistStatus,
    ip_whitelist: row.whitelist.map(({ ip, note, createdAt }) => ({
      ip,
      note,
      created_time: createdAt,
      calls: callsOf(row, ip, usedAt, now),
    })),
    secret_mask: maskOf(row.secretKey),
    secret_created_time: row.secretCreatedAt,
    old_secret_until: isOverlapping ? row.oldSecretUntil : 0,
    old_secret_mask: isOverlapping ? maskOf(row.oldSecretKey) : '',
    scopes: [...row.scopes],
    expire_time: row.expireAt,
    last_used_time: usedAt,
    last_used_ip: row.lastUsedIp,
    google_secret_bound: row.googleSecret !== '',
    status: row.status,
    created_time: row.createdAt,
  };
}

export function currencyTree(checked: readonly string[]): CurrencyChoice[] {
  return chains.map((chain) => ({
    id: chain.id,
    chain: chain.chain,
    net_work: chain.netWork,
    logo: logoFor(chain.chain, chain.colour),
    status: chain.status,
    subset: assets
      .filter((asset) => asset.chain.id === chain.id)
      .map((asset) => ({
        id: asset.id,
        token: asset.token.token,
        logo: logoOfAsset(asset),
        contract: asset.contract,
        checked: checked.includes(asset.id),
        gas: asset === gasAsset,
      })),
  }));
}

export function applicationSheet(call: Call): Sheet<Application> {
  const { text, time, code } = columnsOf<Application, 'applications'>(call.language, 'applications');
  return {
    area: 'applications',
    noun: 'applications',
    filterTitles: { name: 'applications.field.name' },
    columns: [
      text('name', 24),
      text('appid', 24),
      code('mode', 'applications.mode'),
      code('status', 'applications.status'),
      text('website', 24),
      text('notify_url', 46),
      time('created_time'),
    ],
  };
}
