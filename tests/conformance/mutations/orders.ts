import { isPlain, mapField, type Mutation } from './mutation.ts';

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
  { id: 'scopes-are-not-checked', clause: '§6', answer: unchecked('scope') },
  { id: 'whitelist-is-not-checked', clause: '§6', answer: unchecked('ip_not_allowed') },
  { id: 'nonce-is-good-twice', clause: '§9', answer: unchecked('nonce_used') },
  { id: 'signature-is-not-checked', clause: '§9', answer: unchecked('signature') },
  { id: 'signing-time-is-not-checked', clause: '§9', answer: unchecked('signature_time') },
];
