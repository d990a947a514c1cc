import type { CallbackStats } from '#contract/callbacks.ts';
import { callbackStatus } from '#contract/enumerations.ts';
import type { Merchant } from '#core/merchant.ts';
import { formatUnits } from '#core/money.ts';
import { targetsOf } from './endpoint.ts';

const DAY = 24 * 3600;

/** The last day's deliveries at a glance. */
export function statsOf(merchant: Merchant, now: number): CallbackStats {
  const failing = new Map<string, { appid: string; url: string; failures: number; disabled_time: number }>();
  let [delivered, ended, retries, oldest, notSent] = [0, 0, 0, 0, 0];
  merchant.rows.callbacks.fromNewest((row) => {
    if (row.createdAt < now - DAY) return false;
    const isFailed = row.status === callbackStatus.failed || row.status === callbackStatus.callbackTimeout;
    if (row.status === callbackStatus.success) delivered += 1;
    if (isFailed || row.status === callbackStatus.success) ended += 1;
    if (row.nextAt > 0) retries += 1;
    if (row.status === callbackStatus.notSent) notSent += 1;
    if (isFailed) {
      oldest = row.createdAt;
      const endpoint = `${row.app} ${row.url}`;
      const app = merchant.rows.apps.get(row.app);
      const target = app && targetsOf(app).find(({ endpoint: id }) => id === row.endpoint);
      const disabled = target?.url === row.url ? target.disabledAt : 0;
      const known = failing.get(endpoint) ?? {
        appid: app?.appid ?? '',
        url: row.url,
        failures: 0,
        disabled_time: disabled,
      };
      failing.set(endpoint, { ...known, failures: known.failures + 1 });
    }
    return true;
  });
  return {
    success_rate: ended === 0 ? '100' : formatUnits(BigInt(Math.floor((delivered * 10_000) / ended)), 2),
    delivered,
    failing_endpoints: [...failing.values()].sort((a, b) => b.failures - a.failures),
    pending_retries: retries,
    not_sent: notSent,
    oldest_undelivered_time: oldest,
  };
}
