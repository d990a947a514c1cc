import { DISABLE_SECONDS } from '#contract/callbacks.ts';
import { notificationType } from '#contract/enumerations.ts';
import type { Merchant } from '#core/merchant.ts';
import type { AppRow } from '#core/rows/app.ts';
import type { CallbackRow } from '#core/rows/settings.ts';
import { notify } from '../notifications/notify.ts';

/** A callback address that was just saved: whatever was wrong before is forgotten. */
export const untried: Pick<AppRow, 'failingSince' | 'disabledAt'> = { failingSince: 0, disabledAt: 0 };

/**
 * Keeps how an application's callback address fares; answers whether it has been disabled now,
 * because nothing has succeeded there for three days.
 */
export function noteAnswer(merchant: Merchant, row: CallbackRow, isSuccess: boolean, at: number): boolean {
  const { apps } = merchant.rows;
  const app = apps.get(row.app);
  if (!app || app.notifyUrl !== row.url || app.disabledAt > 0) return false;
  const failingSince = isSuccess ? 0 : app.failingSince || at;
  const isOver = !isSuccess && at - failingSince >= DISABLE_SECONDS;
  if (failingSince === app.failingSince && !isOver) return false;
  apps.replace(app.index, { ...app, failingSince, disabledAt: isOver ? at : 0 });
  if (!isOver) return false;
  notify(merchant, at, {
    type: notificationType.callback,
    notice: 'callbackDisabled',
    values: { host: new URL(row.url).host, app: app.name },
    link: '/appManage',
  });
  return true;
}
