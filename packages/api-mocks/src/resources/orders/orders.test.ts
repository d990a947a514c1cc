import { beforeEach, describe, expect, it } from 'vitest';
import { resendCallbacks } from '#contract/callbacks.ts';
import { rearrangeCurrencies } from '#contract/currencies.ts';
import { paymentStatus, refundScope } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import { setFollowed } from '#contract/market.ts';
import { closeOrder, createOrder, getOrder, listOrders, refundOrder } from '#contract/orders.ts';
import { refundPayment } from '#contract/paymentDetails.ts';
import * as v from '#contract/schema.ts';
import { createMockApi, type MockApi } from '#entries/createMockApi.ts';
import { TEST_APP } from '#fixtures/demoKeys.ts';
import { createClient, uuid } from '#testing/client.ts';
import { appAt, callSigned } from '#testing/signing.ts';

const made = v.looseObject({ payment_url: v.string(), amount: v.string(), trade_no: v.string() });
const input = { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount: '25' };

let api: MockApi;
beforeEach(() => {
  api = createMockApi({ isSignedIn: true });
});

const signed = (target: string, body?: object) =>
  callSigned(api, appAt(api, TEST_APP, 'authorised'), { target, ...(body && { body }) });
const create = (change: object = {}) => signed(createOrder.path, { ...input, ...change });

async function paid() {
  const order = v.parse(made, (await create()).data);
  api.payOrder(order.payment_url.split('/').at(-1) ?? '', 'exact');
  api.advance(600);
  return order;
}

describe('a signed call', () => {
  it.each([
    [`${listOrders.path}?statuss=2`, undefined, 'statuss', 'status'],
    [`${listOrders.path}?pagesize=`, undefined, 'pagesize', 'pageSize'],
    [`${getOrder.path}?out_trade_no=A-1&expand=1`, undefined, 'expand', 'trade_no'],
    [createOrder.path, { ...input, vaild_minutes: 5 }, 'vaild_minutes', 'valid_minutes'],
    [closeOrder.path, { out_trade_no: 'A-1', metadata: {} }, 'metadata', 'out_trade_no'],
    [refundOrder.path, { out_trade_no: 'A-1', out_refund_no: 'R', ammount: '1' }, 'ammount', 'amount'],
  ])(
    'returns the name of an unknown field and the allowed fields: %s %o',
    async (target, body, name, known) => {
      expect(await signed(target, body)).toMatchObject({
        code: errorCode.PARAMETER_ERROR,
        data: { errors: { [name]: 'unknown' }, allowed: { [name]: expect.arrayContaining([known]) } },
      });
      expect(await signed(listOrders.path)).toMatchObject({ data: { total: 0 } });
    },
  );

  it('rejects query parameters if its endpoint doesn’t have any', async () => {
    expect(await signed(`${createOrder.path}?mode=test`, input)).toMatchObject({
      code: errorCode.PARAMETER_ERROR,
      data: { errors: { mode: 'unknown' } },
    });
  });

  it('returns the allowed statuses if a filter has an unknown status', async () => {
    expect(await signed(`${listOrders.path}?status=99`)).toMatchObject({
      code: errorCode.PARAMETER_ERROR,
      data: { errors: { status: 'choice' }, allowed: { status: Object.values(paymentStatus) } },
    });
  });

  it.each([
    [{ token: 'usdt' }, 'usdt', { token: expect.arrayContaining(['USDT', 'BTC']) }],
    [{ token: 'BTC', chain: 'TRON' }, 'TRON', { chain: ['Bitcoin'] }],
  ])('returns the unknown name and the allowed names for %o', async (change, unknown, allowed) => {
    expect(await create(change)).toMatchObject({
      code: errorCode.CURRENCY_NOT_FOUND,
      data: { unknown: [unknown], allowed },
    });
  });

  it('returns the maximum if the amount of an order is too large', async () => {
    expect(await create({ amount: '1000001' })).toMatchObject({
      data: { errors: { amount: 'amount_too_large' }, max_value: '1000000' },
    });
  });

  it('returns the remaining amount if a refund exceeds it', async () => {
    await paid();
    const refund = { out_trade_no: 'A-1', out_refund_no: 'R-1', amount: '25' };
    const refused = await signed(refundOrder.path, refund);
    const { amount_remaining: amount } = v.parse(
      v.looseObject({ amount_remaining: v.string() }),
      refused.data,
    );
    expect(await signed(refundOrder.path, { ...refund, amount })).toMatchObject({ code: 200 });
  });
});

describe('a call of the console', () => {
  it('ignores unknown fields', async () => {
    const client = createClient(api);
    expect((await client.send(setFollowed, { text: '{"tokens":["BTC"],"more":1}' })).status).toBe(200);
  });

  it('returns the unknown tokens in the error', async () => {
    const client = createClient(api);
    expect(await client.refusal(setFollowed, { body: { tokens: ['BTC', 'DOGE'] } })).toMatchObject({
      code: errorCode.CURRENCY_NOT_FOUND,
      data: { unknown: ['DOGE'] },
    });
    expect(await client.refusal(rearrangeCurrencies, { body: { ids: ['x', 'y'] } })).toMatchObject({
      data: { unknown: ['x', 'y'] },
    });
  });

  it('returns the allowed codes if a field has an unknown code', async () => {
    const client = createClient(api);
    const refused = await client.refusal(resendCallbacks, { text: '{"ids":["1"],"payload":3}' });
    expect(refused.data).toMatchObject({ errors: { payload: 'choice' }, allowed: { payload: [1, 2] } });
  });

  it('returns the refundable amount if a refund exceeds it', async () => {
    const { trade_no } = await paid();
    const client = createClient(api);
    const body = { trade_no, scope: refundScope.part, amount: '25', request_id: uuid(1) };
    const { data } = await client.refusal(refundPayment, { body });
    expect(data).toMatchObject({ errors: { amount: 'amount_too_large' }, refundable: expect.any(String) });
  });
});
