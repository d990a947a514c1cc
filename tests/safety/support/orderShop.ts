import { appMode } from '#api-mocks/contract/enumerations.ts';
import { refundPayment } from '#api-mocks/contract/paymentDetails.ts';
import { closeOrder, createOrder, getOrder, refundOrder } from '#api-mocks/contract/orders.ts';
import * as v from '#api-mocks/contract/schema.ts';
import { THIS_MACHINE } from '#api-mocks/core/books/outbox.ts';
import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { codesOf, createClient } from '#api-mocks/testing/client.ts';
import { appAt, callSigned, parsed } from '#api-mocks/testing/signing.ts';

const SANDBOX = 3;

const refund = v.looseObject({
  out_refund_no: v.string(),
  trade_no: v.string(),
  amount: v.string(),
  status: v.number(),
});
const figures = {
  trade_no: v.string(),
  status: v.number(),
  amount: v.string(),
};
const orderAnswer = v.looseObject({
  ...figures,
  state: v.string(),
  amount_collected: v.string(),
  fees: v.string(),
  payment_url: v.string(),
});
const eventBody = v.looseObject({
  ...figures,
  event_id: v.string(),
  event: v.string(),
  state: v.optional(v.string()),
  sequence: v.optional(v.number()),
  version: v.optional(v.number()),
  amount_collected: v.optional(v.string()),
  amount_refunded: v.optional(v.string()),
  amount_remaining: v.optional(v.string()),
  fees: v.optional(v.string()),
  refund: v.optional(refund),
});
export type ReceivedEvent = v.InferOutput<typeof eventBody>;
export type AnsweredOrder = v.InferOutput<typeof orderAnswer>;

/**
 * Creates a merchant's server in memory. It creates test orders. With `hasEveryOrder`, it also receives
 * callbacks for orders that it didn't create.
 */
export function openShop({ hasEveryOrder = false } = {}) {
  const now = 1_795_171_500;
  const api: MockApi = createMockApi({ isSignedIn: true, now, sendsCallbacksTo: [THIS_MACHINE] });
  const client = createClient(api);
  const received: ReceivedEvent[] = [];
  const appOf = () => appAt(api, SANDBOX);
  const { apps } = api.merchant().rows;
  // The mock API sends callbacks only for test applications.
  for (const app of hasEveryOrder ? apps.all() : [appOf()])
    apps.replace(app.index, { ...app, mode: appMode.test, notifyUrl: 'http://localhost:9/hook' });

  const post = (target: string, body: object) => callSigned(api, appOf(), { target, body });
  const orderIn = (data: unknown) => v.parse(orderAnswer, data);

  return {
    api,
    client,
    received,
    async create(out_trade_no: string, amount = '25') {
      const body = { out_trade_no, token: 'USDT', chain: 'TRON', amount };
      return orderIn((await post(createOrder.path, body)).data);
    },
    async get(out_trade_no: string) {
      const target = `${getOrder.path}?out_trade_no=${out_trade_no}`;
      return orderIn((await callSigned(api, appOf(), { target })).data);
    },
    pay: ({ payment_url }: AnsweredOrder, how: 'exact' | 'under' | 'over' | 'late') =>
      api.payOrder(payment_url.split('/').at(-1) ?? '', how),
    close: async (out_trade_no: string) => (await post(closeOrder.path, { out_trade_no })).code,
    refund: async (
      out_trade_no: string,
      out_refund_no: string,
      more: { amount?: string; reason?: string } = {},
    ) => (await post(refundOrder.path, { out_trade_no, out_refund_no, ...more })).code,
    /** Creates a payment of two transfers without a signed call. Returns its platform order number. */
    payTwice: (amount: string) =>
      api.incomingPayment({ token: 'USDT', chain: 'TRON', amount, kind: 'multiple' }),
    /** Refunds the whole remaining amount (`scope` 1) or the overpaid amount (`scope` 2). */
    async refundInConsole(trade_no: string, scope: 1 | 2, reason = '') {
      api.advance(30);
      const response = await client.send(refundPayment, {
        body: {
          request_id: crypto.randomUUID(),
          trade_no,
          scope,
          reason,
          ...codesOf(api),
        },
      });
      return (await parsed(response)).code;
    },
    receive(statusFor: (event: ReceivedEvent) => number = () => 200) {
      api.tick();
      for (const { sending, request } of api.takeCallbacks()) {
        const body: unknown = JSON.parse(request.body);
        const event = v.is(eventBody, body) ? body : undefined;
        if (event) received.push(event);
        const httpCode = event ? statusFor(event) : 200;
        const answer = { httpCode, error: '', durationMs: 1, headers: {}, body: '' };
        api.callbackAnswered(sending, answer);
      }
    },
    wait(seconds: number) {
      api.advance(seconds);
      this.receive();
    },
  };
}
export type Shop = ReturnType<typeof openShop>;
