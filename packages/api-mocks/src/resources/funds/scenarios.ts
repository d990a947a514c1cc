import { errorCode } from '#contract/errors.ts';
import type { Scenario } from '#core/scenario.ts';

/** The ledger as a bank would have it that has lost a movement. */
function unbalanced(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'closing_balance' in data && data.closing_balance !== ''
    ? { ...data, closing_balance: '1.5' }
    : data;
}

export const fundScenarios = [
  {
    id: 'funds.unbalanced',
    title: 'Funds: the closing balance doesn’t match the movements',
    rules: [{ on: ['funds.stream'], effect: { kind: 'change', change: unbalanced } }],
  },
  {
    id: 'withdrawals.tooLateToCancel',
    title: 'Withdrawals: the review ends just before a cancellation (10001)',
    spec: ['§8 10001'],
    rules: [
      {
        on: ['withdrawals.cancel'],
        effect: { kind: 'error', code: errorCode.OPERATION_FAILED, data: { reason: 'state_conflict' } },
      },
    ],
  },
] as const satisfies readonly Scenario[];
