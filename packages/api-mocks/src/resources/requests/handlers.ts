import { lookUpRequest } from '../../contract/requests.ts';
import { implement, REQUEST_SECONDS } from '../../core/implement.ts';

export const requestHandlers = {
  'requests.lookUp': implement(lookUpRequest, ({ bank, body, merchant, now }) => {
    const key = `${merchant.mchid}:${body.request_id}`;
    const known = bank.requests.get(key);
    if (known?.isVoid === false) {
      return {
        state: 'found' as const,
        request_id: body.request_id,
        endpoint: known.endpoint,
        trade_no: known.tradeNo,
        expire_time: known.expireAt,
      };
    }
    const expireAt = now + REQUEST_SECONDS;
    bank.requests.set(key, { isVoid: true, expireAt });
    return { state: 'void' as const, request_id: body.request_id, expire_time: expireAt };
  }),
};
