import type { RequestOutcome } from '#contract/requests.ts';
import type { RequestRow } from '#core/books/bank.ts';
import type { Handlers } from '#core/http/implement.ts';
import { idError, REQUEST_SECONDS, requestKey } from '#core/http/requests.ts';

export const requestHandlers = {
  'requests.lookUp': ({ bank, body, merchant, now }): RequestOutcome => {
    const { request_id } = body;
    const key = requestKey(merchant.mchid, request_id);
    if (bank.inProgress.has(key)) throw idError('request_in_progress');
    const known = bank.requests.get(key);
    if (known?.state === 'found') {
      const { endpoint, tradeNo: trade_no, expireAt: expire_time } = known;
      return { state: 'found', request_id, endpoint, trade_no, expire_time };
    }
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
