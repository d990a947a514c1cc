import type * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorCode } from '#contract/errors.ts';
import { leftOut, shaped, type Caller, type Envelope } from './caller.ts';
import { parsed, type Rule } from './check.ts';
import { expect } from './expect.ts';
import { askSigned, createApp, deleteApp, type SignedInput, type TestApp } from './merchantServer.ts';
import type { Section } from './sections.ts';
import { leaveOut } from './target.ts';

const { 'orders.create': create, 'orders.info': info } = endpoints;

export type Order = v.InferOutput<typeof create.data>;
type OrderBody = Readonly<Record<'out_trade_no' | 'token' | 'chain' | 'amount', string>>;

/** The test applications of a run, with functions that call the API for them. */
export interface Shop {
  readonly caller: Caller;
  readonly apps: Readonly<Record<'own' | 'reader' | 'writer' | 'elsewhere', TestApp>>;
  readonly asset: Readonly<Record<'token' | 'chain', string>>;
  readonly ask: (endpoint: Endpoint, input: SignedInput, app?: TestApp) => Promise<Envelope>;
  readonly bodyOf: (out_trade_no?: string, amount?: string) => OrderBody;
  readonly order: (body?: OrderBody, app?: TestApp) => Promise<Order>;
  readonly pay: (paymentUrl: string) => Promise<void>;
  /** Waits until an order has the given state and its refunds are sent. */
  readonly settled: (trade_no: string, state: string, app?: TestApp) => Promise<Order>;
}

/** The maximum time to wait for the confirmations of a payment or refund, in milliseconds. */
const SETTLE_MS = 10 * 60_000;
const inProgress = new Set(['created', 'confirming', 'refunding']);
const all = { scopes: ['orders:read', 'orders:write', 'refunds:write'] };

export const newNumber = () => `C-${crypto.randomUUID()}`;
export function orderIn({ code, data }: Envelope): Order {
  expect(code, 'A call about an order is rejected', 'code').toBe(200);
  return shaped(create.data, data);
}
export const refused = (reason: string) => ({ code: errorCode.OPERATION_FAILED, data: { reason } });

async function findAsset(caller: Caller): Promise<Shop['asset']> {
  for (const { chain, status, subset } of (await parsed(caller, 'currencies.list')).list) {
    const found = subset.find(({ token }) => token === 'USDT');
    if (found && status === 1) return { token: found.token, chain };
  }
  return leftOut(caller.target, 'network for USDT');
}

async function open(caller: Caller): Promise<Shop> {
  const { secrets, pay, cleanups } = caller.target;
  if (!caller.groups.has('orders')) leaveOut('The server doesn’t offer the group orders');
  if (!secrets) leftOut(caller.target, 'secret');
  const asset = await findAsset(caller);
  const make = async (more: object) => {
    const app = await createApp(caller, secrets, more);
    cleanups.push(() => deleteApp(caller, secrets, app));
    return app;
  };
  const apps = {
    own: await make({
      ...all,
      ...(caller.target.receiver !== undefined && { notify_url: caller.target.receiver.url }),
    }),
    reader: await make({ scopes: ['orders:read'] }),
    writer: await make({ scopes: ['orders:write'] }),
    elsewhere: await make({ ...all, ip_whitelist_status: 1, ip_whitelist: ['203.0.113.99'] }),
  };
  const ask: Shop['ask'] = (endpoint, input, app = apps.own) => askSigned(caller, app, endpoint, input);
  const bodyOf: Shop['bodyOf'] = (out_trade_no = newNumber(), amount = '25') => ({
    out_trade_no,
    ...asset,
    amount,
  });
  return {
    caller,
    apps,
    asset,
    ask,
    bodyOf,
    order: async (body = bodyOf(), app = apps.own) => orderIn(await ask(create, { body }, app)),
    pay: async (paymentUrl) => (pay ?? leftOut(caller.target, 'payer'))(paymentUrl),
    async settled(trade_no, state, app = apps.own) {
      const end = Date.now() + SETTLE_MS;
      for (;;) {
        const found = orderIn(await ask(info, { query: { trade_no } }, app));
        if (found.state === state && found.refunds.every(({ txid }) => txid !== '')) return found;
        if (!inProgress.has(found.state)) expect(found.state, 'The order has another state').toBe(state);
        if (Date.now() > end) leaveOut('A payment or refund took more than ten minutes');
        await caller.target.pass();
      }
    },
  };
}

const shops = new WeakMap<Caller, Promise<Shop>>();

/** Creates the shop only once, because creating an application uses up an authenticator code. */
export function shopOf(caller: Caller): Promise<Shop> {
  const shop = shops.get(caller) ?? open(caller);
  shops.set(caller, shop);
  return shop;
}

export const inShop = (section: Section, rule: string, run: (shop: Shop) => Promise<void>): Rule => ({
  section,
  rule,
  writes: true,
  run: async (caller) => run(await shopOf(caller)),
});
