import type { MockApi } from '@settlement/api-mocks/createMockApi';
import type { BodyInput, DataOf, Endpoint } from '#api-mocks/contract/endpoint.ts';
import { createOrder, refundOrder } from '#api-mocks/contract/orders.ts';
import { getPayment } from '#api-mocks/contract/paymentDetails.ts';
import * as v from '#api-mocks/contract/schema.ts';
import { listTransfers } from '#api-mocks/contract/transfers.ts';
import { createWithdrawal, listWithdrawals } from '#api-mocks/contract/withdrawals.ts';
import { codesOf, createClient, TRON } from '#api-mocks/testing/client.ts';
import { appAt, callSigned } from '#api-mocks/testing/signing.ts';

/**
 * A payment or withdrawal with its number, or a form. Each amount is unique, so that a text on the screen
 * identifies its object.
 */
export interface Thing {
  readonly kind: 'refund' | 'cancellation' | 'withdrawal' | 'transfer' | 'swap';
  readonly number: string;
  readonly amount: number;
  /** The address or merchant ID to enter. Empty if the form has no recipient. */
  readonly recipient: string;
  readonly href: string;
}

export interface Movement {
  readonly figures: readonly number[];
  readonly recipient: string;
}

const EVM = '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12';
const CANCELED = 6;
export const SHOP_REFUND = 10;

const drafts: readonly Omit<Thing, 'number'>[] = [
  { kind: 'withdrawal', amount: 53, recipient: TRON, href: '/property/withdraw?id=101' },
  { kind: 'withdrawal', amount: 0.31, recipient: EVM, href: '/property/withdraw?id=402' },
  { kind: 'transfer', amount: 12.5, recipient: '10013401', href: '/property/transfer?id=101' },
  {
    kind: 'transfer',
    amount: 33.25,
    recipient: '10013402',
    href: '/property/transfer?id=101&payee=10013402&amount=33.25',
  },
  { kind: 'swap', amount: 0.005, recipient: '', href: '/property/swap?from=307&to=101' },
  { kind: 'swap', amount: 0.05, recipient: '', href: '/property/swap?from=307&to=101' },
];

export async function makeThings(api: MockApi, token: string) {
  const app = appAt(api, 1, 'authorised');
  const client = createClient(api, token);
  const signed = async <E extends Endpoint>(endpoint: E, body: BodyInput<E>): Promise<DataOf<E>> => {
    const { data } = await callSigned(api, app, { target: endpoint.path, body: Object(body) });
    return v.parse(endpoint.data, data);
  };
  const detailOf = (trade_no: string) => client.get(getPayment, { query: { trade_no } });

  const objects: Thing[] = [];
  for (const amount of ['40', '70']) {
    const order = { out_trade_no: `A-${amount}`, token: 'USDT', chain: 'TRON', amount };
    const made = await signed(createOrder, order);
    api.payOrder(made.payment_url.split('/').at(-1) ?? '', 'exact');
    api.advance(60);
    api.tick();
    const number = made.trade_no;
    const whole = Number((await detailOf(number)).refundable?.amount);
    objects.push({ kind: 'refund', number, amount: whole, recipient: '', href: '/objects' });
  }
  for (const amount of ['101', '902']) {
    api.advance(31);
    const body = { request_id: crypto.randomUUID(), id: '101', address: TRON, amount, ...codesOf(api) };
    const { trade_no } = await client.get(createWithdrawal, { body });
    const withdrawn = { number: trade_no, amount: Number(amount) };
    objects.push({ kind: 'cancellation', ...withdrawn, recipient: '', href: '/objects' });
  }

  const sent = async (query: { trade_no?: string; start_time?: number } = {}) =>
    (await client.get(listWithdrawals, { query: { ...query, pageSize: 50 } })).list;
  const start = Math.max(...(await sent()).map((row) => row.created_time)) + 1;
  api.advance(1);
  const numbers = (...texts: readonly string[]) => texts.map(Number);

  async function movementsOf({ kind, number, amount }: Thing): Promise<Movement[]> {
    switch (kind) {
      case 'refund': {
        const { refunds } = await detailOf(number);
        return refunds
          .filter((refund) => Number(refund.amount) !== SHOP_REFUND)
          .map((refund) => ({ figures: numbers(refund.amount), recipient: '' }));
      }
      case 'cancellation':
        return (await sent({ trade_no: number }))
          .filter(({ status }) => status === CANCELED)
          .map((row) => ({ figures: numbers(row.amount), recipient: row.address }));
      case 'withdrawal':
        return (await sent({ start_time: start }))
          .filter((row) => Number(row.amount) === amount)
          .map((row) => ({
            figures: numbers(row.amount, row.fee, row.actual_amount),
            recipient: row.address,
          }));
      case 'transfer': {
        const query = { direction: 2 as const, start_time: start, pageSize: 50 };
        const { list } = await client.get(listTransfers, { query });
        return list
          .filter((row) => Number(row.amount) === amount)
          .map((row) => ({ figures: numbers(row.amount), recipient: row.account }));
      }
      case 'swap': {
        const { rows } = api.merchant('authorised');
        return rows.swaps
          .all()
          .filter((row) => row.createdAt >= start && Number(row.fromAmount) / 1e8 === amount)
          .map((row) => ({
            figures: [amount, Number(row.toAmount) / 1e6, Number(row.fee) / 1e6],
            recipient: '',
          }));
      }
      default:
        return kind satisfies never;
    }
  }

  return {
    things: [...objects, ...drafts.map((draft) => ({ ...draft, number: '' }))],
    refundByShop: (index: number) =>
      signed(refundOrder, {
        out_trade_no: index === 0 ? 'A-40' : 'A-70',
        out_refund_no: `R-${index}`,
        amount: String(SHOP_REFUND),
      }),
    movementsOf,
  };
}
