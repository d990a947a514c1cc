import { errorCode } from '#contract/errors.ts';
import { onCalls, refusedCall, withFields, type Scenario } from '#core/http/scenario.ts';

const on = ['transfers.create'] as const;

export const transferScenarios = [
  onCalls(
    'transfers.unknown',
    'Transfers: the transfer never gets a response, so its outcome is unknown',
    on,
    { kind: 'offline' },
  ),
  refusedCall(
    'transfers.insufficient',
    'Transfers: the balance is insufficient when the transfer is submitted',
    on,
    errorCode.INSUFFICIENT_BALANCE,
  ),
  refusedCall('transfers.tooSmall', 'Transfers: below the minimum', on, errorCode.AMOUNT_TOO_SMALL, {
    min_amount: '0.5',
  }),
  onCalls(
    'transfers.limits',
    'Transfers: the limit per transfer is 100 of the token, less than the balance',
    'withdrawals.cost',
    withFields({ max_amount: '100' }),
  ),
  refusedCall(
    'transfers.tooLarge',
    'Transfers: above the limit per transfer',
    on,
    errorCode.AMOUNT_TOO_LARGE,
    { max_amount: '20000' },
  ),
  refusedCall(
    'transfers.limit24h',
    'Transfers: the 24-hour limit is used up',
    on,
    errorCode.DAY_LIMIT_EXCEEDED,
    { day_limit: '50000', day_used: '49995', next_release_time: 1_795_240_000 },
  ),
  refusedCall(
    'transfers.notSaved',
    'Transfers: only saved addresses are allowed, and the recipient has none saved',
    on,
    errorCode.PARAMETER_ERROR,
    { errors: { account: 'account_not_saved' } },
  ),
  refusedCall(
    'transfers.coolingOff',
    'Transfers: the recipient’s address is in its cooling-off period',
    on,
    errorCode.PARAMETER_ERROR,
    { errors: { account: 'account_cooling' } },
  ),
  refusedCall(
    'transfers.frozen',
    'Transfers: the merchant has frozen withdrawals and transfers',
    on,
    errorCode.WITHDRAWALS_CLOSED,
    { reason: 'frozen', until: 0 },
  ),
  refusedCall(
    'transfers.closedAccount',
    'Transfers: paused after a security change',
    on,
    errorCode.WITHDRAWALS_CLOSED,
    { reason: 'password', until: 1_795_240_000 },
  ),
] as const satisfies readonly Scenario[];
