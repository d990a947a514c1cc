import type { MoneyEndpointId } from '#contract/moneyEndpoints.ts';
import type { Scenario } from '#core/scenario.ts';

/** A call whose answer is lost after it was carried out, and one that arrives only when it was given up. */
function withoutAnswer<Lost extends string, Late extends string>(
  endpoint: MoneyEndpointId,
  title: string,
  [lost, late]: readonly [Lost, Late],
): readonly [Scenario<Lost>, Scenario<Late>] {
  return [
    {
      id: lost,
      title: `${title} is carried out, and its answer is lost`,
      rules: [{ on: [endpoint], effect: { kind: 'lost' } }],
    },
    {
      id: late,
      title: `${title} arrives only after it was looked up, or twenty seconds later`,
      rules: [{ on: [endpoint], effect: { kind: 'late' } }],
    },
  ];
}

export const requestScenarios = [
  ...withoutAnswer('withdrawals.create', 'Withdrawals: a withdrawal', [
    'withdrawals.answerLost',
    'withdrawals.delayed',
  ]),
  ...withoutAnswer('withdrawals.cancel', 'Withdrawals: a cancellation', [
    'withdrawals.cancelAnswerLost',
    'withdrawals.cancelArrivesLate',
  ]),
  ...withoutAnswer('transfers.create', 'Transfers: a transfer', [
    'transfers.answerLost',
    'transfers.delayed',
  ]),
  ...withoutAnswer('swap.create', 'Swap: an order', ['swap.answerLost', 'swap.delayed']),
  ...withoutAnswer('payments.refund', 'Payments: a refund', [
    'payments.refundAnswerLost',
    'payments.refundArrivesLate',
  ]),
  {
    id: 'requests.unreachable',
    title: 'Request IDs: the look-up never responds, so an unknown outcome stays unknown',
    rules: [{ on: ['requests.lookUp'], effect: { kind: 'offline' } }],
  },
  {
    id: 'requests.unsupported',
    title: 'Request IDs: the server doesn’t support the look-up',
    rules: [
      {
        on: ['requests.lookUp'],
        effect: { kind: 'body', status: 404, contentType: 'application/json', text: '{"code":404}' },
      },
    ],
  },
] as const;
