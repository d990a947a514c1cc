import { DISABLE_SECONDS } from '#contract/callbacks.ts';
import { notificationType } from '#contract/enumerations.ts';
import type { Merchant } from '#core/merchant.ts';
import type { AppRow } from '#core/rows/app.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import { notify } from '../notifications/notify.ts';

/** A callback address that was just saved: whatever was wrong before is forgotten. */
export const untried: Pick<AppRow, 'failingSince' | 'disabledAt'> = { failingSince: 0, disabledAt: 0 };

/** An address that callbacks of an application go to. */
export interface Target extends Pick<AppRow, 'failingSince' | 'disabledAt' | 'isForeign'> {
  readonly url: string;
  /** The id of a further endpoint; missing for `notifyUrl`, which gets every event. */
  readonly endpoint: string | undefined;
}

/** Where an event of an application goes; every address where none is given. */
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

/**
 * Keeps how an application's callback address fares; answers whether it has been disabled now,
 * because nothing has succeeded there for three days.
 */
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
