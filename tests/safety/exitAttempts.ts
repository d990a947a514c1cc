import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#api-mocks/fixtures/identity.ts';
import { editBillSetting } from '#api-mocks/contract/billing.ts';
import { collectionResult, onOffCode } from '#api-mocks/contract/enumerations.ts';
import { createOrder, refundOrder } from '#api-mocks/contract/orders.ts';
import * as v from '#api-mocks/contract/schema.ts';
import { refundPayment } from '#api-mocks/contract/refunds.ts';
import { createSwapOrder, getSwapQuote } from '#api-mocks/contract/swap.ts';
import { createTransfer } from '#api-mocks/contract/transfers.ts';
import { createWithdrawal } from '#api-mocks/contract/withdrawals.ts';
import type { Endpoint } from '#api-mocks/contract/endpoint.ts';
import { createClient } from '#api-mocks/testing/client.ts';
import { signedRequest } from '#api-mocks/testing/signing.ts';
import type { Exit } from '#api-mocks/resources/exits/exitPolicy.ts';

/** USDT on TRON, whose price does not move. */
const USDT = '101';
export const STRANGER = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
/** "Treasury cold" of the demo merchant's address book. */
const TREASURY_ID = '3001';
export const PAYEE = '10013401';

export interface Terms {
  /** In the token; where a rule is about the amount. */
  readonly amount?: string;
  readonly asset?: string;
  readonly address?: string;
  readonly keep?: string;
  readonly hasProof?: boolean;
  /** The figures that the sender saw. */
  readonly agreed?: { readonly fee: string };
  /** What is done to the bank once everything is in place and before the exit is tried. */
  readonly before?: (api: MockApi, tradeNo: string) => void;
}

export interface Attempt {
  readonly api: MockApi;
  /** 200, or the code that refused it. */
  readonly code: number;
  readonly before: string;
  readonly after: string;
}

let nextId = 0;
const requestId = () => `00000000-0000-4000-8000-${String((nextId += 1)).padStart(12, '0')}`;

/** Everything of a bank that money can change. */
function stateOf(api: MockApi): string {
  const merchants = api.bank.directory.built().map(({ ledger, rows }) => [
    ledger.entries.length,
    ledger.available,
    ledger.contra,
    rows.withdrawals.all(),
    rows.transfers.all(),
    rows.swaps.all(),
    // The history is long and does not change; what is tried here is the newest.
    Array.from({ length: 3 }, (_, back) => rows.payments.get(rows.payments.length - 1 - back)),
    rows.addresses.all(),
  ]);
  return JSON.stringify(merchants, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
}

export function openApi(): MockApi {
  const api = createMockApi({ isSignedIn: true });
  // The payee's books exist before they are compared.
  api.bank.directory.byMchid(PAYEE);
  api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '90000' });
  api.advance(3600);
  api.tick();
  return api;
}

const proofOf = (api: MockApi, hasProof = true) =>
  hasProof ? { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH } : {};

export async function call(api: MockApi, endpoint: Endpoint, body: object): Promise<Attempt> {
  const before = stateOf(api);
  const request = new Request(`http://mock.test${endpoint.path}`, {
    method: endpoint.method,
    body: JSON.stringify({ request_id: requestId(), ...body }),
  });
  const answer: unknown = await (await api.handle(request)).json();
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? Number(answer.code) : 0;
  return { api, code, before, after: stateOf(api) };
}

async function refund(terms: Terms, address?: string): Promise<Attempt> {
  const api = openApi();
  const trade_no = api.incomingPayment({ token: 'USDT', chain: 'TRON', amount: terms.amount ?? '40' });
  api.advance(60);
  api.tick();
  terms.before?.(api, trade_no);
  const to = address !== undefined && { address };
  const body = { trade_no, ...to, ...terms.agreed, ...proofOf(api, terms.hasProof) };
  return call(api, refundPayment, body);
}

/** The order of a live application, and what it brought. */
const ORDERED = '40';

async function apiRefund(terms: Terms): Promise<Attempt> {
  const api = openApi();
  const app = api.merchant().rows.apps.get(1);
  if (!app) throw new RangeError('no application');
  const isPart = terms.amount !== undefined && Number(terms.amount) < Number(ORDERED);
  const signed = async (path: string, body: object) => {
    const ask = { method: 'POST', target: path, body: JSON.stringify(body) };
    return v.parse(orderAnswer, await (await api.handle(signedRequest(api, app, ask))).json());
  };
  const amount = isPart ? ORDERED : (terms.amount ?? ORDERED);
  const made = await signed(createOrder.path, { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount });
  api.payOrder(made.data?.payment_url?.split('/').at(-1) ?? '', 'exact');
  api.advance(60);
  api.tick();
  terms.before?.(api, made.data?.trade_no ?? '');
  const before = stateOf(api);
  const { code } = await signed(refundOrder.path, {
    out_trade_no: 'A-1',
    out_refund_no: 'R-1',
    ...(isPart && { amount: terms.amount }),
  });
  return { api, code, before, after: stateOf(api) };
}

const orderAnswer = v.looseObject({
  code: v.number(),
  data: v.optional(v.looseObject({ trade_no: v.optional(v.string()), payment_url: v.optional(v.string()) })),
});

async function collection(terms: Terms): Promise<Attempt> {
  const api = openApi();
  const currency_id = terms.asset ?? USDT;
  const { addresses } = api.merchant().rows;
  const target = addresses
    .all()
    .findIndex((row) => row.label === 'Treasury cold' && row.asset === assetIndex(currency_id));
  const plan = {
    currency_id,
    open: onOffCode.on,
    threshold: '30',
    keep_amount: terms.keep ?? '100',
    address_id: target < 0 ? TREASURY_ID : String(3001 + target),
    schedule: 'realtime',
  };
  await createClient(api).get(editBillSetting, { body: { collections: [plan], ...proofOf(api) } });
  terms.before?.(api, '');
  const before = stateOf(api);
  api.advance(3600);
  api.tick();
  const [after] = api.merchant().settings.bill.collections;
  const code = after?.last_result === collectionResult.collected ? 200 : (after?.last_error ?? 0);
  return { api, code, before, after: stateOf(api) };
}

const assetIndex = (id: string) => (id === USDT ? 0 : 11);

/** Tries each exit once, on a bank of its own, signed in and with the right codes. */
export const attempts: Readonly<Record<Exit, (terms: Terms) => Promise<Attempt>>> = {
  async withdrawal(terms) {
    const api = openApi();
    terms.before?.(api, '');
    const { asset: id = USDT, address = STRANGER, amount = '50' } = terms;
    const body = { id, address, amount, ...terms.agreed, ...proofOf(api, terms.hasProof) };
    return call(api, createWithdrawal, body);
  },
  async transfer(terms) {
    const api = openApi();
    terms.before?.(api, '');
    const { asset: id = USDT, amount = '50' } = terms;
    const body = { id, account: PAYEE, amount, ...terms.agreed, ...proofOf(api, terms.hasProof) };
    return call(api, createTransfer, body);
  },
  refund: (terms) => refund(terms),
  apiRefund,
  redirectedRefund: (terms) => refund(terms, terms.address ?? STRANGER),
  async swap(terms) {
    const api = openApi();
    const route = { pair_id: '51', direction: 2 as const, from_id: USDT, to_id: '307' };
    const amount = terms.amount ?? '1500';
    const client = createClient(api);
    const requested = await client.send(getSwapQuote, { body: { ...route, amount } });
    const quote: unknown = await requested.json();
    const data = typeof quote === 'object' && quote !== null && 'data' in quote ? quote.data : undefined;
    const quote_id =
      typeof data === 'object' && data !== null && 'quote_id' in data ? String(data.quote_id) : 'none';
    terms.before?.(api, '');
    const body = {
      ...route,
      quote_id,
      from_amount: amount,
      ...terms.agreed,
      ...proofOf(api, terms.hasProof),
    };
    return call(api, createSwapOrder, body);
  },
  collection,
};
