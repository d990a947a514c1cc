import { movementDirection } from '#contract/enumerations.ts';
import type { RequestOutcome } from '#contract/requests.ts';
import type { RequestRow } from '#core/books/bank.ts';
import type { Handlers } from '#core/http/implement.ts';
import type { Merchant } from '#core/books/merchant.ts';
import { idError, REQUEST_SECONDS, requestKey } from '#core/http/requests.ts';
import { transferNoOf } from '../transfers/handlers.ts';
import { withdrawalNoOf } from '../withdrawals/project.ts';

type Found = Pick<Extract<RequestOutcome, { state: 'found' }>, 'endpoint' | 'trade_no' | 'expire_time'>;

/** Finds the withdrawal or transfer of a request whose response isn't stored. */
function foundInRows(merchant: Merchant, id: string): Found | undefined {
  const isIt = (requestId: string | undefined) => requestId?.toLowerCase() === id;
  const withdrawal = merchant.rows.withdrawals.all().findLast(({ requestId }) => isIt(requestId));
  if (withdrawal) {
    return {
      endpoint: 'withdrawals.create',
      trade_no: withdrawalNoOf(merchant, withdrawal),
      expire_time: withdrawal.createdAt + REQUEST_SECONDS,
    };
  }
  const transfer = merchant.rows.transfers
    .all()
    .findLast(({ direction, requestId }) => direction === movementDirection.out && isIt(requestId));
  return (
    transfer && {
      endpoint: 'transfers.create',
      trade_no: transferNoOf(merchant, transfer),
      expire_time: transfer.createdAt + REQUEST_SECONDS,
    }
  );
}

export const requestHandlers = {
  'requests.lookUp': ({ bank, body, merchant, now }): RequestOutcome => {
    const { request_id } = body;
    const key = requestKey(merchant.mchid, request_id);
    if (bank.inProgress.has(key)) throw idError('request_in_progress');
    const known = bank.requests.get(key);
    const found: Found | undefined =
      known?.state === 'found'
        ? { endpoint: known.endpoint, trade_no: known.tradeNo, expire_time: known.expireAt }
        : foundInRows(merchant, request_id);
    if (found) return { state: 'found', request_id, ...found };
    // A call that arrives later must be rejected, so the result is stored before the response is returned.
    const ended: Extract<RequestRow, { state: 'void' }> =
      known?.state === 'void'
        ? known
        : {
            state: 'void',
            refusal: known?.state === 'refused' ? known.refusal : undefined,
            expireAt: now + REQUEST_SECONDS,
          };
    bank.requests.set(key, ended);
    const seen = { request_id, expire_time: ended.expireAt };
    return ended.refusal ? { state: 'refused', ...seen, ...ended.refusal } : { state: 'void', ...seen };
  },
} satisfies Partial<Handlers>;
