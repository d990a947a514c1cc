import { moneyEndpointIds, type MoneyEndpointId } from '#contract/moneyEndpoints.ts';
import { onCalls } from '#core/http/scenario.ts';

const unanswered = {
  'withdrawals.create': ['Withdrawals: a withdrawal', 'withdrawals.answerLost', 'withdrawals.delayed'],
  'withdrawals.cancel': [
    'Withdrawals: a cancellation',
    'withdrawals.cancelAnswerLost',
    'withdrawals.cancelArrivesLate',
  ],
  'transfers.create': ['Transfers: a transfer', 'transfers.answerLost', 'transfers.delayed'],
  'swap.create': ['Swap: an order', 'swap.answerLost', 'swap.delayed'],
  'payments.refund': ['Payments: a refund', 'payments.refundAnswerLost', 'payments.refundArrivesLate'],
} as const satisfies Record<MoneyEndpointId, readonly [string, string, string]>;

export const requestScenarios = [
  ...moneyEndpointIds.flatMap((id) => {
    const [title, lost, late] = unanswered[id];
    return [
      onCalls(lost, `${title} is carried out, and its response is lost`, [id], { kind: 'lost' }),
      onCalls(late, `${title} arrives only after it was looked up, or twenty seconds later`, [id], {
        kind: 'late',
      }),
    ];
  }),
  onCalls(
    'requests.unreachable',
    'Request IDs: the lookup never responds, so an unknown outcome stays unknown',
    'requests.lookUp',
    { kind: 'offline' },
  ),
  onCalls('requests.unsupported', 'Request IDs: the server doesn’t support the lookup', 'requests.lookUp', {
    kind: 'body',
    status: 404,
    contentType: 'application/json',
    text: '{"code":404}',
  }),
] as const;
