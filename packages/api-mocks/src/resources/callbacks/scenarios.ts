import { callbackStatus } from '#contract/enumerations.ts';
import type { Scenario } from '#core/scenario.ts';
import { PENDING } from './deliver.ts';

const DAY = 24 * 3600;

export const callbackScenarios = [
  {
    id: 'callbacks.disabled',
    title: 'Callbacks: an endpoint was turned off after three days of failures',
    prepare(bank, { rows }) {
      const app = rows.apps.get(0);
      if (!app) return;
      const now = bank.clock.now();
      rows.apps.replace(0, { ...app, failingSince: now - 4 * DAY, disabledAt: now - DAY });
    },
  },
  {
    id: 'callbacks.awaitingResponse',
    title: 'Callbacks: the newest was sent and is not answered yet',
    prepare(bank, { rows: { callbacks } }) {
      const newest = callbacks.get(callbacks.length - 1);
      if (!newest) return;
      callbacks.replace(newest.index, {
        ...newest,
        status: callbackStatus.confirmed,
        deliveredAt: 0,
        nextAt: 0,
        attempts: [{ no: 1, isManual: false, at: bank.clock.now(), ...PENDING }],
      });
    },
  },
] as const satisfies readonly Scenario[];
