import type { Scenario } from '../../core/scenario.ts';

const on = ['transfers.create'] as const;

export const transferScenarios = [
  {
    id: 'transfers.unknown',
    title: 'Transfers: sending is never answered, nobody knows what came of it',
    rules: [{ on, effect: { kind: 'offline' } }],
  },
  {
    id: 'transfers.insufficient',
    title: 'Transfers: the balance is gone when the transfer comes (10023)',
    spec: ['§8 10023'],
    rules: [{ on, effect: { kind: 'fault', code: 10023 } }],
  },
  {
    id: 'transfers.tooSmall',
    title: 'Transfers: too small to be sent (10022)',
    spec: ['§8 10022'],
    rules: [{ on, effect: { kind: 'fault', code: 10022, data: { min_amount: '0.5' } } }],
  },
  {
    id: 'transfers.closedAccount',
    title: 'Transfers: closed for a while after a security change (10024)',
    spec: ['§8 10024'],
    rules: [
      { on, effect: { kind: 'fault', code: 10024, data: { reason: 'password', until: 1_795_240_000 } } },
    ],
  },
] as const satisfies readonly Scenario[];
