import { errorCode } from '@settlement/api-mocks/contract/errors';
import { isPlain, mapField, type Mutation, type Sent } from './mutation.ts';

const changing =
  (path: string, name: string, change: (value: unknown) => unknown): NonNullable<Mutation['data']> =>
  (data, sent) =>
    sent.path === path ? mapField(data, name, change) : data;

/** The answer to a call that was refused for one reason, as if it had never been checked. */
const unchecked =
  (reason: string): NonNullable<Mutation['answer']> =>
  async (response, sent) => {
    if (!sent.path.startsWith('/orders')) return response;
    const envelope: unknown = await response.clone().json();
    const data = isPlain(envelope) ? envelope['data'] : undefined;
    if (!isPlain(data) || data['reason'] !== reason) return response;
    return Response.json({ code: 200, msg: 'success', data: {} });
  };

/** Orders of which something was sent back. */
const refunded = new Set<unknown>();

/** Compares a refund with what was paid, as if it were always the first. */
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

/** Takes the platform number, whatever number of the merchant is beside it. */
async function ignoringSecondNumber(response: Response, { path, body }: Sent): Promise<Response> {
  const hasBoth = isPlain(body) && 'trade_no' in body && 'out_trade_no' in body;
  return path === '/orders/close' && hasBoth && response.status === 422
    ? Response.json({ code: 200, msg: 'success', data: {} })
    : response;
}

/** What a server that signs its calls would lose money by. */
export const orderMutations: readonly Mutation[] = [
  { id: 'order-is-born-paid', clause: '§7', data: changing('/orders', 'state', () => 'paid') },
  {
    id: 'order-never-expires',
    clause: '§7',
    data: changing('/orders', 'expire_time', (time) => Number(time) + 86_400),
  },
  { id: 'order-has-no-address', clause: '§7', data: changing('/orders', 'address', () => '') },
  {
    id: 'order-number-makes-two',
    clause: '§7',
    data: changing(
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
  { id: 'closed-order-stays-open', clause: '§4', data: changing('/orders/close', 'state', () => 'created') },
  {
    id: 'refund-is-not-counted',
    clause: '§7',
    data: changing('/orders/refund', 'amount_refunded', () => '0'),
  },
  { id: 'refunds-before-are-forgotten', clause: '§7', answer: forgettingRefunds },
  { id: 'second-number-is-ignored', clause: '§7', answer: ignoringSecondNumber },
  { id: 'scopes-are-not-checked', clause: '§6', answer: unchecked('scope') },
  { id: 'whitelist-is-not-checked', clause: '§6', answer: unchecked('ip_not_allowed') },
  { id: 'nonce-is-good-twice', clause: '§9', answer: unchecked('nonce_used') },
  { id: 'signature-is-not-checked', clause: '§9', answer: unchecked('signature') },
  { id: 'signing-time-is-not-checked', clause: '§9', answer: unchecked('signature_time') },
];
