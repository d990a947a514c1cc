import { describe, expect, it } from 'vitest';
import { closeLink, createLink, getLink, listLinks } from '#contract/links.ts';
import { MODE_HEADER, type BodyInput } from '#contract/endpoint.ts';
import { paymentLinkStatus } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { listPayments } from '#contract/payments.ts';
import { answerPayPage } from '#entries/pay/payPage.ts';
import { signedIn } from '#testing/client.ts';

const USDT = '102';
/** The number of links in the demo data of the merchant. */
const DEMO_LINKS = 4;
const { open, closed, expired, usedUp } = paymentLinkStatus;

function shop() {
  const { api, client } = signedIn();
  const appid = api.merchant().rows.apps.get(0)?.appid ?? '';
  const visit = (url: string, body?: Record<string, string>) =>
    answerPayPage(
      api,
      new Request(url, body ? { method: 'POST', body: new URLSearchParams(body).toString() } : {}),
    );
  return {
    api,
    client,
    create: (change: Partial<BodyInput<typeof createLink>> = {}, mode?: 'test' | 'live') =>
      client.get(createLink, {
        headers: mode ? { [MODE_HEADER]: mode } : {},
        body: { appid, title: 'Consulting', amount: '24.9', reusable: true, ...change },
      }),
    linkOf: (id: string) => client.get(getLink, { query: { id } }),
    visit,
    /** Creates an order with a link and pays it. Returns the URL of the payment page. */
    pay: async (url: string, amount = '') => {
      const answer = await visit(url, { currency: USDT, amount });
      const page = new URL(answer.headers.get('location') ?? '', url).href;
      await visit(page, { how: 'exact' });
      api.advance(900);
      return page;
    },
  };
}

describe('a reusable link', () => {
  it('counts its orders and the paid amount, and lists its orders', async () => {
    const { client, create, linkOf, pay } = shop();
    const link = await create();
    expect(link).toMatchObject({ status: open, orders: 0, amount: '24.9' });
    await pay(link.url);
    await pay(link.url);
    expect(await linkOf(link.id)).toMatchObject({
      status: open,
      orders: 2,
      paid_orders: 2,
      paid_amount: '49.8',
    });
    const { list } = await client.get(listPayments, { query: { link_id: link.id } });
    expect(list.map(({ out_trade_no, status }) => [out_trade_no.slice(0, 5), status])).toEqual([
      ['LINK-', 2],
      ['LINK-', 2],
    ]);
  });

  it.each(['', '0', '-1', 'abc', '24.9000001', '2000000'])(
    'rejects the entered amount "%s"',
    async (amount) => {
      const { create, linkOf, visit } = shop();
      const link = await create({ amount: '0' });
      const answer = await visit(link.url, { currency: USDT, amount });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('role="alert"');
      expect((await linkOf(link.id)).orders).toBe(0);
    },
  );

  it('accepts an amount that the customer enters', async () => {
    const { create, linkOf, pay } = shop();
    const link = await create({ amount: '0' });
    await pay(link.url, '12.5');
    expect(await linkOf(link.id)).toMatchObject({ paid_orders: 1, paid_amount: '12.5' });
  });

  it('creates no order after it was closed or expired', async () => {
    const { api, client, create, linkOf, visit } = shop();
    const first = await create();
    await client.get(closeLink, { body: { id: first.id } });
    const second = await create({ expire_time: api.clock.now() + 60 });
    api.advance(61);
    for (const [link, status] of [
      [first, closed],
      [second, expired],
    ] as const) {
      expect((await visit(link.url, { currency: USDT })).status).toBe(422);
      expect(await linkOf(link.id)).toMatchObject({ status, orders: 0 });
    }
    expect(await client.reason(closeLink, { body: { id: first.id } })).toBe('state_conflict');
  });

  it('keeps its open orders payable after it was closed', async () => {
    const { api, client, create, linkOf, visit } = shop();
    const link = await create();
    const answer = await visit(link.url, { currency: USDT });
    await client.get(closeLink, { body: { id: link.id } });
    await visit(new URL(answer.headers.get('location') ?? '', link.url).href, { how: 'exact' });
    api.advance(900);
    expect(await linkOf(link.id)).toMatchObject({ status: closed, paid_orders: 1 });
  });
});

describe('a link for one payment', () => {
  it('opens the same order again until the order is paid', async () => {
    const { create, linkOf, pay, visit } = shop();
    const link = await create({ reusable: false });
    const [first, second] = [
      await visit(link.url, { currency: USDT }),
      await visit(link.url, { currency: USDT }),
    ];
    expect(first.headers.get('location')).toBe(second.headers.get('location'));
    await pay(link.url);
    expect(await linkOf(link.id)).toMatchObject({ status: usedUp, orders: 1, paid_orders: 1 });
    expect((await visit(link.url)).status).toBe(303);
  });

  it('creates a new order after the previous one expired', async () => {
    const { api, create, linkOf, visit } = shop();
    const link = await create({ reusable: false, valid_minutes: 5 });
    await visit(link.url, { currency: USDT });
    api.advance(301);
    await visit(link.url, { currency: USDT });
    expect(await linkOf(link.id)).toMatchObject({ status: open, orders: 2 });
  });
});

describe('createLink', () => {
  it.each([
    [{ amount: '0.000001' }, errorCode.AMOUNT_TOO_SMALL],
    [{ amount: '1000001' }, errorCode.PARAMETER_ERROR],
    [{ amount: '20.0000001' }, errorCode.PARAMETER_ERROR],
    [{ expire_time: 1 }, errorCode.PARAMETER_ERROR],
    [{ title: '' }, errorCode.PARAMETER_ERROR],
    [{ currency_ids: ['999'] }, errorCode.CURRENCY_NOT_SUPPORTED],
    [{ appid: 'app_none' }, errorCode.OPERATION_FAILED],
  ])('rejects %j', async (change, code) => {
    const { create, client } = shop();
    await expect(create(change)).rejects.toThrow(`"code":${code}`);
    expect((await client.get(listLinks)).total).toBe(DEMO_LINKS);
  });

  it('creates and lists a link of a test application only in test mode', async () => {
    const { api, client, create, pay } = shop();
    const test = api
      .merchant()
      .rows.apps.all()
      .find(({ mode }) => mode === 2);
    await expect(create({ appid: test?.appid ?? '' }, 'live')).rejects.toThrow('not_found');
    const link = await create({ appid: test?.appid ?? '' }, 'test');
    await pay(link.url);
    const totals = await Promise.all(
      ['test', 'live'].map(async (mode) => {
        const headers = { [MODE_HEADER]: mode };
        const { list } = await client.get(listLinks, { headers });
        return list.map(({ paid_orders }) => paid_orders);
      }),
    );
    expect(totals).toEqual([[1], Array.from({ length: DEMO_LINKS }, () => 0)]);
  });
});
