import { DISABLE_SECONDS, type NotSentReason } from '#contract/callbacks.ts';
import { notificationType, appMode } from '#contract/enumerations.ts';
import type { Merchant } from '#core/books/merchant.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import type { CallbackRow } from '#core/books/rows/settings.ts';
import { notify } from '../notifications/notify.ts';
import type { Bank } from '#core/books/bank.ts';
import { hostAndPort, THIS_MACHINE } from '#core/books/outbox.ts';

/** The state of an endpoint without failures. Saving a URL resets the endpoint to this state. */
export const untried: Pick<AppRow, 'failingSince' | 'disabledAt'> = { failingSince: 0, disabledAt: 0 };

export interface Target extends Pick<AppRow, 'failingSince' | 'disabledAt' | 'isForeign'> {
  readonly url: string;
  /** The ID of the additional endpoint. Undefined for `notifyUrl`, which gets all events. */
  readonly endpoint: string | undefined;
}

export function targetsOf(app: AppRow, event?: string): readonly Target[] {
  const { notifyUrl, failingSince, disabledAt, isForeign = false, endpoints } = app;
  const all: readonly Target[] = [
    { url: notifyUrl, failingSince, disabledAt, isForeign, endpoint: undefined },
    ...endpoints
      .filter(({ events }) => event === undefined || events.includes(event))
      .map(({ id, ...rest }) => ({ ...rest, endpoint: id })),
  ];
  return all.filter(({ url }) => url !== '');
}

/** Stores the result of an attempt. Returns true if the URL has now failed for three days and was turned off. */
export function noteAnswer(merchant: Merchant, row: CallbackRow, isSuccess: boolean, at: number): boolean {
  const { apps } = merchant.rows;
  const app = apps.get(row.app);
  const target = app && targetsOf(app).find(({ endpoint }) => endpoint === row.endpoint);
  if (!target || target.url !== row.url || target.disabledAt > 0) return false;
  const failingSince = isSuccess ? 0 : target.failingSince || at;
  const isOver = !isSuccess && at - failingSince >= DISABLE_SECONDS;
  if (failingSince === target.failingSince && !isOver) return false;
  const health = { failingSince, disabledAt: isOver ? at : 0 };
  apps.replace(app.index, {
    ...app,
    ...(row.endpoint === undefined && health),
    endpoints: app.endpoints.map((one) => (one.id === row.endpoint ? { ...one, ...health } : one)),
  });
  if (!isOver) return false;
  notify(merchant, at, {
    type: notificationType.callback,
    notice: 'callbackDisabled',
    values: { host: new URL(row.url).host, app: app.name },
    link: '/appManage',
  });
  return true;
}

/** Checks if a URL is fictional. Demo merchants use the reserved domain `.example` (RFC 2606). */
export const isFictional = (url: string): boolean =>
  URL.canParse(url) && /\.example\.?$/.test(new URL(url).hostname);

/** The host names that always refer to this machine (RFC 6761, RFC 6890). */
const LOCAL = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The sender must also check the IP addresses to which the host of the URL resolves. */
function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  return protocol === 'http:' && LOCAL.test(hostname);
}

export function notSentReason(
  { outbox, caller }: Bank,
  app: AppRow | undefined,
  { url, isForeign = false }: Pick<Target, 'url' | 'isForeign'>,
): NotSentReason | undefined {
  if (!outbox) return 'no_sender';
  if (app?.mode !== appMode.test) return 'live_application';
  if (caller.isForeign || isForeign) return 'foreign_origin';
  const { targets } = outbox;
  const isAllowed = targets.includes(hostAndPort(url)) || (targets.includes(THIS_MACHINE) && isLoopback(url));
  return isAllowed ? undefined : 'address_not_allowed';
}
