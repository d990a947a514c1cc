import { errorCode } from '@settlement/api-mocks/contract/errors';
import { accepting, field, isPlain, type Mutation, type Sent } from './mutation.ts';

const refunded = new Set<unknown>();

/** Simulates a server that accepts a refund above the remaining amount if a part was already refunded. */
async function forgettingRefunds(response: Response, { path, body }: Sent): Promise<Response> {
  if (path !== '/orders/refund' || !isPlain(body)) return response;
  const number = body['out_trade_no'];
  if (response.status === 200) refunded.add(number);
  const envelope: unknown = await response.clone().json();
  const isTooMuch = isPlain(envelope) && envelope['code'] === errorCode.PARAMETER_ERROR;
  return isTooMuch && refunded.has(number)
    ? Response.json({ code: 200, msg: 'success', data: {} })
    : response;
}

/**
 * Simulates a server that closes an order by its platform number, although the merchant's order number in the
 * call doesn't belong to the order.
 */
async function ignoringSecondNumber(response: Response, { path, body }: Sent): Promise<Response> {
  const hasBoth = isPlain(body) && 'trade_no' in body && 'out_trade_no' in body;
  return path === '/orders/close' && hasBoth && response.status === 422
    ? Response.json({ code: 200, msg: 'success', data: {} })
    : response;
}

export const orderMutations: readonly Mutation[] = [
  { id: 'order-is-born-paid', clause: '§7', data: field('/orders', 'state', () => 'paid') },
  {
    id: 'order-never-expires',
    clause: '§7',
    data: field('/orders', 'expire_time', (time) => Number(time) + 86_400),
  },
  { id: 'order-has-no-address', clause: '§7', data: field('/orders', 'address', () => '') },
  {
    id: 'order-number-makes-two',
    clause: '§7',
    data: field(
      '/orders',
      'trade_no',
      (number) =>
        `${String(number).slice(0, 16)}${String(Math.random()).slice(2).padEnd(16, '0').slice(0, 16)}`,
    ),
  },
  {
    id: 'orders-total-is-of-the-page',
    clause: '§7',
    data: (data, sent) =>
      sent.path === '/orders' && isPlain(data) && Array.isArray(data['list'])
        ? { ...data, total: data['list'].length }
        : data,
  },
  { id: 'closed-order-stays-open', clause: '§4', data: field('/orders/close', 'state', () => 'created') },
  {
    id: 'refund-is-not-counted',
    clause: '§7',
    data: field('/orders/refund', 'amount_refunded', () => '0'),
  },
  { id: 'refunds-before-are-forgotten', clause: '§7', answer: forgettingRefunds },
  { id: 'second-number-is-ignored', clause: '§7', answer: ignoringSecondNumber },
  accepting('scopes-are-not-checked', '§6', '/orders', 'scope'),
  accepting('whitelist-is-not-checked', '§6', '/orders', 'ip_not_allowed'),
  accepting('nonce-is-good-twice', '§9', '/orders', 'nonce_used'),
  accepting('signature-is-not-checked', '§9', '/orders', 'signature'),
  accepting('signing-time-is-not-checked', '§9', '/orders', 'signature_time'),
];
