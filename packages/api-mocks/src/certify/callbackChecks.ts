import { endpoints } from '#contract/endpoints.ts';
import { orderEventBody, type OrderEventBody } from '#contract/callbacks.ts';
import { signingHeaders } from '#contract/signing.ts';
import { hmacOf } from '#rules/hmac.ts';
import * as v from 'valibot';
import { shaped } from './caller.ts';
import type { Rule } from './check.ts';
import { expect, nonBlank } from './expect.ts';
import { isFirst, openReceiver, type Received } from './receiver.ts';
import { inShop, newNumber, shopOf, type Order, type Shop } from './shop.ts';
import { leaveOut } from './target.ts';

interface Listening extends Shop {
  readonly receiver: Awaited<ReturnType<typeof openReceiver>>;
  readonly signingKey: string;
}

const listening = new WeakMap<Shop, Promise<Listening>>();

async function listen(shop: Shop): Promise<Listening> {
  const { secrets, receiver: address, cleanups, exchanges } = shop.caller.target;
  if (!address || !secrets)
    return leaveOut('Callbacks need --receiver, the URL under which the server reaches this machine');
  const receiver = await openReceiver(address.port, ({ headers, body }, status) => {
    exchanges.push({ method: 'POST', url: address.url, headers, body, status, answer: '', isCallback: true });
  });
  cleanups.unshift(receiver.close);
  const { data } = await shop.caller.ask(endpoints['applications.revealSigningKey'], {
    body: { id: shop.apps.own.id, google_code: await secrets.nextCode(), password: secrets.password },
  });
  const { sign_key } = shaped(endpoints['applications.revealSigningKey'].data, data);
  return { ...shop, receiver, signingKey: sign_key };
}

const eventOf = ({ body }: Received): OrderEventBody => shaped(orderEventBody, JSON.parse(body), 'body');
const isOf = (order: Order) => (sent: Received) => sent.body.includes(order.trade_no);

const toReceiver = (rule: string, run: (listening: Listening) => Promise<void>): Rule =>
  inShop('§7', rule, async (shop) => {
    const opened = listening.get(shop) ?? listen(await shopOf(shop.caller));
    listening.set(shop, opened);
    const all = await opened;
    all.receiver.answerWith();
    await run(all);
  });

async function callbacksOf(
  { receiver, caller }: Listening,
  isMeant: (sent: Received) => boolean,
  count: number,
  title = 'No callback was sent',
): Promise<readonly Received[]> {
  const found = await receiver.waitFor(isMeant, count, caller.target);
  expect(found.length, title, 'number of callbacks').toBeGreaterThanOrEqual(count);
  return found;
}

async function firstOf(all: Listening, order: Order): Promise<Received> {
  const [sent] = await callbacksOf(all, isOf(order), 1);
  return sent ?? leaveOut('There is no callback');
}

async function closedOrder(shop: Shop): Promise<Order> {
  const order = await shop.order();
  await shop.ask(endpoints['orders.close'], { body: { trade_no: order.trade_no } });
  return order;
}

const idsOf = (received: readonly Received[]) =>
  received.map(
    ({ body }) => shaped(v.looseObject({ event_id: v.string() }), JSON.parse(body), 'body').event_id,
  );

/** Events are numbered from 1. A repeated event counts once. */
function expectEvents({ receiver }: Listening, order: Order, names: readonly string[]): void {
  const byId = new Map(
    receiver.received
      .filter(isOf(order))
      .map(eventOf)
      .map((event) => [event.event_id, event]),
  );
  const events = [...byId.values()].toSorted((one, other) => one.sequence - other.sequence);
  const found = events.map(({ event }) => event);
  expect(found, `An order sends ${found.join(', ')} instead of ${names.join(', ')}`, 'event').toEqual(names);
  const numbers = events.map(({ sequence }) => sequence);
  expect(numbers, 'Events aren’t numbered from 1', 'sequence').toEqual(
    names.map((_name, index) => index + 1),
  );
}

/** The receiver rejects the first attempt, so the server must retry the callback. */
const failing = (what: string, status: number): Rule =>
  toReceiver(`a callback that was answered with ${what} is sent again with the same event`, async (all) => {
    all.receiver.answerWith(status);
    const order = await all.order();
    const isMeant = (one: Received) => isFirst(one) && isOf(order)(one);
    const sent = await callbacksOf(all, isMeant, 2, 'A failed callback isn’t repeated');
    expect(new Set(idsOf(sent.slice(0, 2))).size, 'A retry has another event_id').toBe(1);
    expect(sent[1]?.body, 'A retry has another body').toBe(sent[0]?.body);
  });

export const callbackChecks: readonly Rule[] = [
  toReceiver('a callback is signed with the time and the body', async (all) => {
    const sent = await firstOf(all, await all.order());
    const header = (name: string) => sent.headers[name.toLowerCase()] ?? '';
    const [time, signature] = [header(signingHeaders.time), header(signingHeaders.signature)];
    expect(sent.headers, 'A callback has no signature', 'headers.').toMatchObject({
      [signingHeaders.signature.toLowerCase()]: nonBlank,
    });
    expect(
      Math.abs(Number(time) - (await all.caller.target.now())),
      'The time of a callback is wrong',
    ).toBeLessThan(300);
    const expected = hmacOf(all.signingKey, `${time}.${sent.body}`);
    expect(signature.split(','), 'The signature of a callback is wrong').toContain(expected);
  }),
  toReceiver('a callback has the fields of the contract', async (all) => {
    const order = await all.order();
    const sent = eventOf(await firstOf(all, order));
    expect(sent).toMatchObject({ event: 'payment.created', trade_no: order.trade_no, sequence: 1 });
  }),
  failing('500', 500),
  failing('a redirect', 302),
  toReceiver('a callback that was answered with 2xx isn’t sent again', async (all) => {
    all.receiver.answerWith(204, 200);
    const order = await all.order();
    await firstOf(all, order);
    const later = await all.receiver.waitFor(isOf(order), 2, { ...all.caller.target, patienceMs: 2000 });
    expect(later.length, 'A delivered callback is sent again').toBe(1);
  }),
  toReceiver('the events of an order have their own IDs and are numbered from 1', async (all) => {
    const order = await closedOrder(all);
    const sent = await callbacksOf(all, isOf(order), 2);
    expect(new Set(idsOf(sent)).size, 'Two events have the same event_id', 'event_id').toBe(2);
    expectEvents(all, order, ['payment.created', 'payment.closed']);
  }),
  toReceiver('a paid order sends payment.paid once, also after a partial refund', async (all) => {
    const order = await all.order();
    await all.pay(order.payment_url);
    await all.settled(order.trade_no, 'paid');
    const body = { out_trade_no: order.out_trade_no, out_refund_no: newNumber(), amount: '10' };
    expect((await all.ask(endpoints['orders.refund'], { body })).code, 'A refund is rejected').toBe(200);
    await all.settled(order.trade_no, 'paid');
    const isSent = (sent: Received) => isOf(order)(sent) && sent.body.includes('"refund.sent"');
    await all.receiver.waitFor(isSent, 1, all.caller.target);
    expectEvents(all, order, ['payment.created', 'payment.paid', 'refund.requested', 'refund.sent']);
  }),
];
