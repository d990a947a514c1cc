import { createMockApi, type MockApi } from '#api-mocks/entries/createMockApi.ts';
import { editBillSetting } from '#api-mocks/contract/billing.ts';
import {
  addressStatus,
  collectionResult,
  onOffCode,
  streamType,
  withdrawalSource,
} from '#api-mocks/contract/enumerations.ts';
import { createOrder, refundOrder } from '#api-mocks/contract/orders.ts';
import * as v from '#api-mocks/contract/schema.ts';
import { refundPayment } from '#api-mocks/contract/paymentDetails.ts';
import { createSwapOrder, getSwapQuote } from '#api-mocks/contract/swap.ts';
import { createTransfer } from '#api-mocks/contract/transfers.ts';
import { createWithdrawal } from '#api-mocks/contract/withdrawals.ts';
import type { Endpoint } from '#api-mocks/contract/endpoint.ts';
import { codesOf, createClient, TRON, uuid } from '#api-mocks/testing/client.ts';
import { appAt, callSigned } from '#api-mocks/testing/signing.ts';
import type { Exit } from '#api-mocks/resources/exits/exitPolicy.ts';
import type { Asset } from '#api-mocks/core/catalogue/tokens.ts';
import type { WithdrawalRow } from '#api-mocks/core/books/rows/funds.ts';
import type { AddressRow } from '#api-mocks/core/books/rows/settings.ts';
import { availableOf, post } from '#api-mocks/core/books/ledger.ts';
import { units } from '#api-mocks/core/books/money.ts';
import { changesBetween, isKeptOnPurpose, stateOf } from './bankState.ts';

/** The asset ID of USDT on TRON, whose price is constant. */
const USDT = '101';
export const STRANGER = TRON;
/** The ID of "Treasury cold" in the demo merchant’s address book. */
const TREASURY_ID = '3001';
export const PAYEE = '10013401';

export interface Terms {
  readonly amount?: string;
  readonly asset?: string;
  readonly address?: string;
  readonly keep?: string;
  readonly hasProof?: boolean;
  readonly agreed?: { readonly fee: string };
  readonly before?: (api: MockApi, tradeNo: string) => void;
}

export interface Attempt {
  readonly api: MockApi;
  readonly code: number;
  readonly changes: readonly string[];
}

let nextId = 0;
const requestId = () => uuid((nextId += 1));

export function openApi(): MockApi {
  const api = createMockApi({ isSignedIn: true });
  // The recipient must exist before the states are compared.
  api.bank.directory.byMchid(PAYEE);
  api.incomingDeposit({ token: 'USDT', chain: 'TRON', amount: '90000' });
  api.advance(3600);
  api.tick();
  return api;
}

export function addWithdrawal(
  api: MockApi,
  secondsAgo: number,
  status: WithdrawalRow['status'],
  value: bigint,
  { asset, address } = { asset: 0, address: STRANGER },
): void {
  const createdAt = api.clock.now() - secondsAgo;
  const texts = { requestId: '', address, memo: '', label: '', reason: '' as const };
  const sums = { asset, amount: value, value, fee: 0n, networkFee: 0n };
  const times = { createdAt, sentAt: 0, finishedAt: 0 };
  const { console: source } = withdrawalSource;
  api.merchant().rows.withdrawals.add((index) => ({ index, status, source, ...texts, ...sums, ...times }));
}

/** Saves an address. `change` contains the fields that differ from an active address of USDT on TRON. */
export function addAddress(api: MockApi, address: string, change: Partial<AddressRow> = {}): void {
  const now = api.clock.now();
  const times = { activeAt: now, lastUsedAt: 0, useCount: 0, createdAt: now };
  api.merchant().rows.addresses.add((index) => ({
    index,
    label: `Label ${index}`,
    asset: 0,
    address,
    memo: '',
    note: '',
    status: addressStatus.active,
    ...times,
    isDeleted: false,
    ...change,
  }));
}

export function leave(api: MockApi, asset: Asset, amount: string): void {
  const { ledger } = api.merchant();
  post(ledger, {
    at: api.clock.now(),
    type: streamType.withdrawal,
    direction: 2,
    asset: asset.index,
    amount: availableOf(ledger, asset.index) - units(amount, asset.decimals),
    contra: 'chain',
    source: 'withdrawal',
    sourceIndex: 0,
  });
}

const proofOf = (api: MockApi, hasProof = true) => (hasProof ? codesOf(api) : {});

/** The pattern of the change that every signed call causes: the last use of its application's key. */
const isUse = /^\S+\.apps\[\d+\] changed/;
/** The pattern of changes that a collection makes even if it moves no money. */
const isNoted = /^\S+\.(settings|notifications|session)\b|^scheduler|^inbox/;
const answer = v.looseObject({ code: v.number() });

async function attempt(api: MockApi, run: () => Promise<number>, isCollection = false): Promise<Attempt> {
  const before = stateOf(api);
  const code = await run();
  const changes = changesBetween(before, stateOf(api)).filter((change) => !isKeptOnPurpose(change));
  return { api, code, changes: changes.filter((change) => !(isCollection ? isNoted : isUse).test(change)) };
}

export function call(api: MockApi, endpoint: Endpoint, body: object): Promise<Attempt> {
  const request = new Request(`http://mock.test${endpoint.path}`, {
    method: endpoint.method,
    body: JSON.stringify({ request_id: requestId(), ...body }),
  });
  return attempt(api, async () => v.parse(answer, await (await api.handle(request)).json()).code);
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

const ORDERED = '40';

async function apiRefund(terms: Terms): Promise<Attempt> {
  const api = openApi();
  const isPart = terms.amount !== undefined && Number(terms.amount) < Number(ORDERED);
  const signed = async (target: string, body: object) =>
    v.parse(orderAnswer, await callSigned(api, appAt(api, 1), { target, body }));
  const amount = isPart ? ORDERED : (terms.amount ?? ORDERED);
  const made = await signed(createOrder.path, { out_trade_no: 'A-1', token: 'USDT', chain: 'TRON', amount });
  api.payOrder(made.data?.payment_url?.split('/').at(-1) ?? '', 'exact');
  api.advance(60);
  api.tick();
  terms.before?.(api, made.data?.trade_no ?? '');
  const body = { out_trade_no: 'A-1', out_refund_no: 'R-1', ...(isPart && { amount: terms.amount }) };
  return attempt(api, async () => (await signed(refundOrder.path, body)).code);
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
  const collect = async () => {
    api.advance(3600);
    api.tick();
    const [after] = api.merchant().settings.bill.collections;
    return after?.last_result === collectionResult.collected ? 200 : (after?.last_error ?? 0);
  };
  return attempt(api, collect, true);
}

const quoteAnswer = v.looseObject({ data: v.optional(v.looseObject({ quote_id: v.optional(v.string()) })) });
const assetIndex = (id: string) => (id === USDT ? 0 : 11);

/**
 * Functions that attempt each kind of outgoing transfer in a new mock API. They send correct codes unless
 * `hasProof` is false.
 */
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
    const { data } = v.parse(quoteAnswer, await requested.json());
    const quote_id = data?.quote_id ?? 'none';
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
