import { callbackStatus } from '#contract/enumerations.ts';
import type { AttemptRow, CallbackRow } from '#core/books/rows/settings.ts';
import { prepared, type Scenario } from '#core/http/scenario.ts';
import { PENDING } from './deliver.ts';

const DAY = 24 * 3600;

function newestTried(
  status: CallbackRow['status'],
  tried: Pick<AttemptRow, 'httpCode' | 'error' | 'durationMs'>,
): NonNullable<Scenario['prepare']> {
  return (bank, { rows: { callbacks } }) => {
    const newest = callbacks.get(callbacks.length - 1);
    if (!newest) return;
    const attempts = [{ no: 1, isManual: false, at: bank.clock.now(), ...tried }];
    callbacks.replace(newest.index, { ...newest, status, deliveredAt: 0, nextAt: 0, attempts });
  };
}

export const callbackScenarios = [
  prepared(
    'callbacks.disabled',
    'Callbacks: an endpoint was turned off after three days of failures',
    (bank, { rows }) => {
      const app = rows.apps.get(0);
      if (!app) return;
      const now = bank.clock.now();
      rows.apps.replace(0, { ...app, failingSince: now - 4 * DAY, disabledAt: now - DAY });
    },
  ),
  prepared(
    'callbacks.awaitingResponse',
    'Callbacks: the newest was sent and has no response yet',
    newestTried(callbackStatus.confirmed, PENDING),
  ),
  prepared(
    'callbacks.notSent',
    'Callbacks: the newest was not sent, because its application is live',
    newestTried(callbackStatus.notSent, { ...PENDING, error: 'live_application' }),
  ),
] as const satisfies readonly Scenario[];
