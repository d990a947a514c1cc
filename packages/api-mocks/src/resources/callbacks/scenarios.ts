import type { Scenario } from '#core/scenario.ts';

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
] as const satisfies readonly Scenario[];
