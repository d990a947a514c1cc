import { errorCode } from '@settlement/api-mocks/contract/errors';
import { accepting, field, isPlain, on, plus, type Mutation, type Sent } from './mutation.ts';

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

const otherNumber = (number: unknown) =>
  `${String(number).slice(0, 16)}${String(Math.random()).slice(2).padEnd(16, '0').slice(0, 16)}`;

export const orderMutations: readonly Mutation[] = [
  field('order-is-born-paid', '/orders', 'state', () => 'paid'),
  field('order-never-expires', '/orders', 'expire_time', (time) => Number(time) + 86_400),
  field('order-has-no-address', '/orders', 'address', () => ''),
  field('order-number-makes-two', '/orders', 'trade_no', otherNumber),
  on(
    'orders-total-is-of-the-page',
    '/orders',
    plus(({ list }) => (Array.isArray(list) ? { total: list.length } : {})),
  ),
  field('closed-order-stays-open', '/orders/close', 'state', () => 'created'),
  field('refund-is-not-counted', '/orders/refund', 'amount_refunded', () => '0'),
  { id: 'refunds-before-are-forgotten', answer: forgettingRefunds },
  { id: 'second-number-is-ignored', answer: ignoringSecondNumber },
  accepting('scopes-are-not-checked', '/orders', 'scope'),
  accepting('whitelist-is-not-checked', '/orders', 'ip_not_allowed'),
  accepting('nonce-is-good-twice', '/orders', 'nonce_used'),
  accepting('signature-is-not-checked', '/orders', 'signature'),
  accepting('signing-time-is-not-checked', '/orders', 'signature_time'),
];
