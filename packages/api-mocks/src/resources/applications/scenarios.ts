import type { Merchant } from '#core/books/merchant.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import { onCalls, type Scenario, prepared } from '#core/http/scenario.ts';

const DAY = 24 * 3600;

function changeFirst({ rows }: Merchant, change: Partial<AppRow>): void {
  const app = rows.apps.get(0);
  if (app) rows.apps.replace(0, { ...app, ...change });
}

export const applicationScenarios = [
  prepared(
    'applications.rotated',
    'Applications: a secret was rotated an hour ago; the old one works for a day',
    (bank, merchant) => {
      const rotatedAt = bank.clock.now() - 3600;
      changeFirst(merchant, {
        secretCreatedAt: rotatedAt,
        oldSecretKey: 'sk_live_0000000000000000000000000000000000007c1e',
        oldSecretUntil: rotatedAt + DAY,
      });
    },
  ),
  prepared(
    'applications.endpoints',
    'Applications: callbacks go to two more endpoints, one of which was turned off',
    (bank, merchant) => {
      const now = bank.clock.now();
      const url = 'https://books.northwind.example/settlement';
      changeFirst(merchant, {
        endpoints: [
          { id: 'ep_1', url, events: ['payment.paid', 'payment.refunded'], failingSince: 0, disabledAt: 0 },
          {
            id: 'ep_2',
            url: 'https://alerts.northwind.example/hooks',
            events: ['payment.error'],
            failingSince: now - 4 * DAY,
            disabledAt: now - DAY,
          },
        ],
      });
    },
  ),
  onCalls(
    'applications.keyNotRevealed',
    'Applications: the server doesn’t reveal signing keys',
    'applications.revealSigningKey',
    { kind: 'body', status: 404, contentType: 'application/json', text: '{"code":404}' },
  ),
  prepared('applications.expired', 'Applications: an API key has expired', (bank, merchant) => {
    changeFirst(merchant, { expireAt: bank.clock.now() - DAY });
  }),
] as const satisfies readonly Scenario[];
