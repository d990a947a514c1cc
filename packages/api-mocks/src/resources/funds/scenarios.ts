import { errorCode } from '#contract/errors.ts';
import { onCalls, refusedCall, type Scenario } from '#core/http/scenario.ts';

function unbalanced(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'closing_balance' in data && data.closing_balance !== ''
    ? { ...data, closing_balance: '1.5' }
    : data;
}

export const fundScenarios = [
  onCalls('funds.unbalanced', 'Funds: the closing balance doesn’t match the movements', 'funds.stream', {
    kind: 'change',
    change: unbalanced,
  }),
  refusedCall(
    'withdrawals.tooLateToCancel',
    'Withdrawals: the review ends just before a cancellation',
    'withdrawals.cancel',
    errorCode.OPERATION_FAILED,
    { reason: 'state_conflict' },
  ),
] as const satisfies readonly Scenario[];
