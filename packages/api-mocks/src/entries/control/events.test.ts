import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { getCallback, listCallbacks, resendCallbacks, testCallback } from '#contract/callbacks.ts';
import { callbackStatus } from '#contract/enumerations.ts';
import { MODE_HEADER } from '#contract/endpoint.ts';
import { payTestOrder } from '#contract/orders.ts';
import { getPayment } from '#contract/paymentDetails.ts';
import { THIS_MACHINE } from '#core/books/outbox.ts';
import { TEST_APP } from '#fixtures/demoKeys.ts';
import { createClient, takeCallbacks } from '#testing/client.ts';
import { appAt } from '#testing/signing.ts';
import { createMockApi } from '../createMockApi.ts';
import { answerControl } from './control.ts';

const sent = v.object({
  event_id: v.string(),
  event: v.string(),
  trade_no: v.string(),
  sequence: v.number(),
});
const listed = v.object({
  hold: v.boolean(),
  events: v.array(
    v.looseObject({ event_id: v.string(), event: v.string(), held: v.boolean(), attempts: v.number() }),
  ),
});
const delivered = { httpCode: 200, error: '', durationMs: 1, headers: {}, body: 'ok' };

function open() {
  const api = createMockApi({
    isSignedIn: true,
    sendsCallbacksTo: [THIS_MACHINE],
    seed: 'desk',
    historySeed: 'northwind',
    notifyUrl: 'http://localhost:9/hooks',
  });
  const app = appAt(api, TEST_APP);
  const client = createClient(api);
  const control = async (target: string, body?: object) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await answerControl(api, new Request(`http://mock.test/__mock/${target}`, init));
    return { status: response.status, body: await response.json() };
  };
  const events = async (target = 'events', body?: object) =>
    v.parse(listed, (await control(target, body)).body);
  /** Delivers the waiting callbacks and returns their bodies. */
  const deliver = (answer = delivered) =>
    api.takeCallbacks().map(({ sending, request }) => {
      api.callbackAnswered(sending, answer);
      return v.parse(v.looseObject(sent.entries), JSON.parse(request.body));
    });
  const order = async () => {
    const made = await client.get(payTestOrder, { body: { appid: app.appid } });
    api.advance(300);
    return made;
  };
  return { api, app, client, control, events, deliver, order };
}

const names = (bodies: readonly { event: string }[]) => bodies.map(({ event }) => event);

describe('the events control', () => {
  it('sends a delivered event again twice after a delay, with the same ID', async () => {
    const { api, client, events, deliver, order } = open();
    const { trade_no } = await order();
    const first = deliver();
    expect(names(first)).toEqual(['payment.created', 'payment.paid']);
    const paid = first[1];
    const [row] = (await client.get(listCallbacks, { query: { keyword: trade_no } })).list;
    const resend = { body: { ids: [row?.id ?? ''] } };
    expect(await client.reason(resendCallbacks, resend)).toBe('state_conflict');
    await events('events', { steps: [{ event_id: paid?.event_id, after_seconds: 60, times: 2 }] });
    api.advance(59);
    expect(deliver()).toEqual([]);
    api.advance(1);
    expect(deliver()).toEqual([paid, paid]);
    expect(await client.get(getCallback, { query: { id: row?.id ?? '' } })).toMatchObject({
      status: callbackStatus.success,
      attempts: 3,
    });
  });

  it('holds back new events, then sends them in the requested sequence with retries', async () => {
    const { api, events, deliver, order } = open();
    expect((await events('events', { hold: true })).hold).toBe(true);
    const { trade_no, out_trade_no } = await order();
    expect(deliver()).toEqual([]);
    const { events: held } = await events(`events?order=${out_trade_no}`);
    expect(held).toMatchObject([
      { event: 'payment.paid', held: true, attempts: 0, trade_no },
      { event: 'payment.created', held: true, attempts: 0, trade_no },
    ]);
    const [paid, created] = held;
    await events('events', {
      steps: [{ event_id: paid?.event_id }, { event_id: created?.event_id, after_seconds: 5 }],
    });
    expect(names(deliver({ ...delivered, httpCode: 500 }))).toEqual(['payment.paid']);
    api.advance(5);
    expect(names(deliver())).toEqual(['payment.created']);
    api.advance(10);
    expect(names(deliver())).toEqual(['payment.paid']);
  });

  it('sends the held events in their original order when it stops holding them back', async () => {
    const { events, deliver, order } = open();
    await events('events', { hold: true });
    await order();
    await events('events', { hold: false });
    expect(names(deliver())).toEqual(['payment.created', 'payment.paid']);
    await order();
    expect(deliver()).toHaveLength(2);
  });

  it('is replayed when a saved state is imported', async () => {
    const { api, events, order } = open();
    await events('events', { hold: true });
    const { trade_no } = await order();
    await events('events', { steps: [{ order: trade_no, times: 3 }] });
    const again = open();
    again.api.importState(api.exportState());
    expect(again.deliver()).toHaveLength(6);
  });

  it.each([
    [{ steps: [{ event_id: 'evt_none' }] }, 'steps.0'],
    [{ steps: [{ order: 'A-1', times: 11 }] }, 'steps.0.times'],
    [{ steps: [{ order: 'A-1', after_seconds: 0.5 }] }, 'steps.0.after_seconds'],
    [{ hold: 1 }, 'hold'],
    [{ holds: true }, 'holds'],
  ])('rejects %o', async (body, field) => {
    const { api, control } = open();
    const before = JSON.stringify(api.exportState());
    expect(await control('events', body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(JSON.stringify(api.exportState())).toBe(before);
  });
});

describe('a test event', () => {
  it('contains the newest test order that had an event of the same type', async () => {
    const { api, client, app, order, deliver } = open();
    const { trade_no, out_trade_no, amount } = await order();
    deliver();
    void client.send(testCallback, { body: { appid: app.appid, event: 'payment.paid' } });
    const [waiting] = await takeCallbacks(api);
    const body: unknown = JSON.parse(waiting?.request.body ?? '{}');
    expect(body).toMatchObject({ trade_no, out_trade_no, amount, state: 'paid', sequence: 2 });
    if (waiting) api.callbackAnswered(waiting.sending, { ...delivered, httpCode: 500 });
    const { callback } = await client.get(getPayment, { query: { trade_no } });
    expect(callback).toMatchObject({ status: callbackStatus.success, http_code: 200 });
  });

  it('has the order number 0 for a live application or without a matching order', async () => {
    const { api, client, app, order, deliver } = open();
    await order();
    deliver();
    const about = async (appid: string, event: 'refund.sent' | 'payment.paid') =>
      (await client.get(testCallback, { body: { appid, event } })).ref_no;
    expect(await about(api.merchant().rows.apps.get(1)?.appid ?? '', 'payment.paid')).toBe('0'.repeat(32));
    void about(app.appid, 'refund.sent').catch(() => undefined);
    const [waiting] = await takeCallbacks(api);
    expect(JSON.parse(waiting?.request.body ?? '{}')).toMatchObject({ trade_no: '0'.repeat(32) });
  });
});

it('the events of a test order have the same ID when read in live or test mode', async () => {
  const { client, deliver, order } = open();
  const { trade_no } = await order();
  const paid = deliver()[1];
  const [row] = (await client.get(listCallbacks, { query: { keyword: trade_no } })).list;
  const modes: readonly Record<string, string>[] = [{}, { [MODE_HEADER]: 'test' }];
  for (const headers of modes) {
    const { attempt_list } = await client.get(getCallback, { query: { id: row?.id ?? '' }, headers });
    expect(JSON.parse(attempt_list[0]?.request.body ?? '{}')).toMatchObject({ event_id: paid?.event_id });
  }
});
