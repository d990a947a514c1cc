import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import { getPayment } from '@settlement/api-mocks/contract/paymentDetails';
import { listPayments } from '@settlement/api-mocks/contract/payments';
import * as v from '@settlement/api-mocks/contract/schema';
import { getSwapQuote, listSwapPairs } from '@settlement/api-mocks/contract/swap';
import { createWithdrawal, listWithdrawals } from '@settlement/api-mocks/contract/withdrawals';
import { codesOf, createClient, TRON, type Ask, uuid } from '#api-mocks/testing/client.ts';
import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { refundAdapter } from '#console/data/refunds.ts';
import { swapAdapter } from '#console/data/swap.ts';
import { transferAdapter } from '#console/data/transfers.ts';
import { cancelAdapter, withdrawalAdapter } from '#console/data/withdrawals.ts';
import type { Intention, IntentionOf } from '#console/kit/money/intention.ts';
import type { MoneyKey } from '#console/data/money/moneyStates.ts';
import type { AppStorage } from '#console/lib/browser/storage.ts';
import type { Tab } from './browserTab.ts';

export const operationNames = ['withdrawal', 'transfer', 'swap', 'refund', 'cancellation'] as const;
export type OperationName = (typeof operationNames)[number];

const PAYEE = '10013401';
const USDT_ON_TRON = '101';
const envelope = v.looseObject({ code: v.number(), data: v.optional(v.unknown()) });
const MERCHANTS = ['authorised', 'acme'] as const;

const adapters = {
  withdrawal: withdrawalAdapter,
  transfer: transferAdapter,
  swap: swapAdapter,
  refund: refundAdapter,
  cancellation: cancelAdapter,
} as const;

export interface Intent {
  readonly send: (page: Tab, onId: (requestId: string) => void) => Promise<void>;
  readonly count: () => Promise<number>;
}

export async function check(page: Tab): Promise<void> {
  for (const { id, findByRequest } of Object.values(adapters))
    for (const key of page.keysOf(id)) await page.check(key, findByRequest);
}

export async function repeat(page: Tab, name: OperationName): Promise<void> {
  for (const key of page.keysOf(adapters[name].id)) await repeatOne[name](page, key);
}

const repeatOne: Readonly<Record<OperationName, (page: Tab, key: MoneyKey) => Promise<void>>> = {
  withdrawal: (page, key) => page.repeat(adapters.withdrawal, key),
  transfer: (page, key) => page.repeat(adapters.transfer, key),
  swap: (page, key) => page.repeat(adapters.swap, key),
  refund: (page, key) => page.repeat(adapters.refund, key),
  cancellation: (page, key) => page.repeat(adapters.cancellation, key),
};

const usdtOnTron = { token: 'USDT', chain: 'TRON', net_work: 'TRC20' };

/** Returns an intention to withdraw. It has no quote, so the server doesn't compare its figures. */
export const withdrawalOf = (amount: string): IntentionOf<'withdrawals.create'> => ({
  endpoint: 'withdrawals.create',
  id: USDT_ON_TRON,
  ...usdtOnTron,
  address: TRON,
  memo: '',
  amount,
  quote_id: '',
  fee: '0',
  actual_amount: amount,
  day_left: '',
  name: '',
  used_time: 0,
});

export const transferOf = (amount: string): IntentionOf<'transfers.create'> => ({
  endpoint: 'transfers.create',
  id: USDT_ON_TRON,
  ...usdtOnTron,
  balance_type: 1,
  amount,
  fee: '0',
  remark: '',
  mchid: PAYEE,
  account: PAYEE,
  name: '',
});

export const newMovement = (endpoint: Intention['endpoint']): MoneyKey => ({ endpoint, object: '' });

/** Creates intentions. Each intention has a unique amount, or a unique number if it has no amount. */
export function createIntents(api: MockApi, storage: AppStorage) {
  let made = 0;
  const used = new Set<string>();

  /** Calls the mock API directly instead of over the faulty network. Returns undefined if the call is rejected. */
  async function ask<E extends Endpoint>(endpoint: E, sent: Ask<E>): Promise<DataOf<E> | undefined> {
    const response = await createClient(api).send(endpoint, { token: storage.get('token'), ...sent });
    const { code, data } = v.parse(envelope, await response.json());
    return code === 200 ? v.parse(endpoint.data, data) : undefined;
  }

  const rowsWith = (amount: string, amountsOf: (merchant: ReturnType<MockApi['merchant']>) => bigint[]) =>
    MERCHANTS.flatMap((key) => amountsOf(api.merchant(key))).filter(
      (units) => units === BigInt(amount.replace('.', '')),
    ).length;

  async function make(name: OperationName): Promise<Intent | undefined> {
    made += 1;
    const amount = `11.${String(made).padStart(6, '0')}`;
    switch (name) {
      case 'withdrawal':
        return {
          send: (page, onId) => page.send(adapters.withdrawal, withdrawalOf(amount), onId),
          count: async () => rowsWith(amount, ({ rows }) => rows.withdrawals.all().map((row) => row.amount)),
        };
      case 'transfer':
        return {
          send: (page, onId) => page.send(adapters.transfer, transferOf(amount), onId),
          count: async () =>
            rowsWith(amount, ({ rows }) =>
              rows.transfers
                .all()
                .filter(({ direction }) => direction === 2)
                .map((row) => row.amount),
            ),
        };
      case 'swap':
        return swapOf(amount);
      case 'refund':
        return refundOf();
      case 'cancellation':
        return cancellationOf();
      default:
        return name satisfies never;
    }
  }

  async function swapOf(amount: string): Promise<Intent | undefined> {
    const pairs = await ask(listSwapPairs, { body: {} });
    const pair = pairs?.list.find(({ from }) => from.id === USDT_ON_TRON);
    if (!pair) return undefined;
    const route = {
      pair_id: pair.id,
      direction: pair.added ? (1 as const) : (2 as const),
      from_id: pair.from.id,
      to_id: pair.to.id,
      balance_type: 1 as const,
    };
    const quote = await ask(getSwapQuote, { body: { ...route, amount } });
    if (!quote) return undefined;
    const intention: IntentionOf<'swap.create'> = {
      endpoint: 'swap.create',
      pair_id: pair.id,
      direction: route.direction,
      balance_type: 1,
      from_amount: amount,
      from: pair.from,
      to: pair.to,
      quote,
      slippage: '0',
      min_received: '0',
    };
    return {
      send: (page, onId) => page.send(adapters.swap, intention, onId),
      count: async () => rowsWith(amount, ({ rows }) => rows.swaps.all().map((row) => row.fromAmount)),
    };
  }

  async function refundsOf(trade_no: string): Promise<number> {
    const owners = await Promise.all(
      MERCHANTS.map((key) => ask(getPayment, { query: { trade_no }, token: api.signIn(key) })),
    );
    return owners.reduce((sum, payment) => sum + (payment?.refunds.length ?? 0), 0);
  }

  async function refundOf(): Promise<Intent | undefined> {
    const paid = await ask(listPayments, { query: { status: '2', pageSize: 50 } });
    const payment = paid?.list.find((one) => !used.has(one.trade_no));
    if (payment === undefined || storage.get('token') === null) return undefined;
    const { trade_no, token, chain, net_work } = payment;
    used.add(trade_no);
    const details = await ask(getPayment, { query: { trade_no } });
    if (!details?.refundable) return undefined;
    const { amount, fee, address } = details.refundable;
    const before = await refundsOf(trade_no);
    const figures = { amount, fee, address, actual_amount: amount };
    const refund = { endpoint: 'payments.refund', trade_no, token, chain, net_work, scope: 1 } as const;
    return {
      send: (page, onId) => page.send(adapters.refund, { ...refund, ...figures }, onId),
      count: async () => (await refundsOf(trade_no)) - before,
    };
  }

  async function cancellationOf(): Promise<Intent | undefined> {
    api.advance(31);
    const withdrawal = await ask(createWithdrawal, {
      body: {
        request_id: uuid(made),
        id: USDT_ON_TRON,
        address: TRON,
        amount: '12',
        ...codesOf(api),
      },
    });
    if (!withdrawal) return undefined;
    const { trade_no } = withdrawal;
    const figures = { ...usdtOnTron, amount: '12', address: TRON, memo: '' };
    const cancellation = { endpoint: 'withdrawals.cancel', trade_no, ...figures } as const;
    return {
      send: (page, onId) => page.send(adapters.cancellation, cancellation, onId),
      async count() {
        const lists = await Promise.all(
          MERCHANTS.map((key) =>
            ask(listWithdrawals, { query: { trade_no, pageSize: 1 }, token: api.signIn(key) }),
          ),
        );
        return lists.flatMap((page) => page?.list ?? []).filter(({ status }) => status === 6).length;
      },
    };
  }

  return { make };
}
