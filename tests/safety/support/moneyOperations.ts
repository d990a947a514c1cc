import type { MockApi } from '@settlement/api-mocks/createMockApi';
import { refundAdapter } from '#console/data/refunds.ts';
import { swapAdapter } from '#console/data/swap.ts';
import { transferAdapter } from '#console/data/transfers.ts';
import { cancelAdapter, withdrawalAdapter } from '#console/data/withdrawals.ts';
import { hashPassword } from '#console/lib/hashPassword.ts';
import type { AppStorage } from '#console/lib/storage.ts';
import type { Tab } from './browserTab.ts';

export const operationNames = ['withdrawal', 'transfer', 'swap', 'refund', 'cancellation'] as const;
export type OperationName = (typeof operationNames)[number];

const ADDRESS = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
const PAYEE = '10013401';
const USDT_ON_TRON = '101';
const MERCHANTS = ['authorised', 'acme'] as const;

const adapters = {
  withdrawal: withdrawalAdapter,
  transfer: transferAdapter,
  swap: swapAdapter,
  refund: refundAdapter,
  cancellation: cancelAdapter,
} as const;

/** A unique intention, and how often the bank executed it. */
export interface Intent {
  readonly send: (page: Tab, onId: (requestId: string) => void) => Promise<void>;
  readonly count: () => Promise<number>;
}

export function check(page: Tab, name: OperationName): Promise<void> {
  switch (name) {
    case 'withdrawal':
      return page.check(adapters.withdrawal);
    case 'transfer':
      return page.check(adapters.transfer);
    case 'swap':
      return page.check(adapters.swap);
    case 'refund':
      return page.check(adapters.refund);
    case 'cancellation':
      return page.check(adapters.cancellation);
    default:
      return name satisfies never;
  }
}

export function repeat(page: Tab, name: OperationName): Promise<void> {
  switch (name) {
    case 'withdrawal':
      return page.repeat(adapters.withdrawal);
    case 'transfer':
      return page.repeat(adapters.transfer);
    case 'swap':
      return page.repeat(adapters.swap);
    case 'refund':
      return page.repeat(adapters.refund);
    case 'cancellation':
      return page.repeat(adapters.cancellation);
    default:
      return name satisfies never;
  }
}

/** Makes intentions over one bank: amounts name those that have one, numbers the others. */
export function createIntents(api: MockApi, storage: AppStorage) {
  let made = 0;
  const used = new Set<string>();

  /** A call of a program beside the browser, over a network without faults. */
  async function ask<Data>(
    path: string,
    body?: object,
    token = storage.get('token'),
  ): Promise<Data | undefined> {
    const response = await api.handle(
      new Request(`http://bank.test/api/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'x-token': token ?? '' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const answer: { code: number; data: Data } = await response.json();
    return answer.code === 200 ? answer.data : undefined;
  }

  /** In both merchants' books. */
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
          send: (page, onId) =>
            page.send(adapters.withdrawal, (request_id) => {
              onId(request_id);
              return { request_id, id: USDT_ON_TRON, address: ADDRESS, amount };
            }),
          count: async () => rowsWith(amount, ({ rows }) => rows.withdrawals.all().map((row) => row.amount)),
        };
      case 'transfer':
        return {
          send: (page, onId) =>
            page.send(adapters.transfer, (request_id) => {
              onId(request_id);
              return { request_id, account: PAYEE, id: USDT_ON_TRON, amount };
            }),
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
    const pairs = await ask<{
      list: { id: string; added: boolean; from: { id: string }; to: { id: string } }[];
    }>('/swap/platform-list', {});
    const pair = pairs?.list.find(({ from }) => from.id === USDT_ON_TRON);
    if (!pair) return undefined;
    const route = {
      pair_id: pair.id,
      direction: pair.added ? (1 as const) : (2 as const),
      from_id: pair.from.id,
      to_id: pair.to.id,
      balance_type: 1 as const,
    };
    const quote = await ask<{ quote_id: string }>('/swap/chargerate', { ...route, amount });
    if (!quote) return undefined;
    return {
      send: (page, onId) =>
        page.send(adapters.swap, (request_id) => {
          onId(request_id);
          return { ...route, request_id, quote_id: quote.quote_id, from_amount: amount };
        }),
      count: async () => rowsWith(amount, ({ rows }) => rows.swaps.all().map((row) => row.fromAmount)),
    };
  }

  /** In both merchants' books; the demo history has refunds of its own. */
  async function refundsOf(trade_no: string): Promise<number> {
    const owners = await Promise.all(
      MERCHANTS.map((key) =>
        ask<{ refunds: unknown[] }>(`/transactions/info?trade_no=${trade_no}`, undefined, api.signIn(key)),
      ),
    );
    return owners.reduce((sum, payment) => sum + (payment?.refunds.length ?? 0), 0);
  }

  /** Each of another payment: what was refunded is its own proof. */
  async function refundOf(): Promise<Intent | undefined> {
    const paid = await ask<{ list: { trade_no: string }[] }>(
      '/transactions/list?status=2&current=1&pageSize=50',
    );
    const trade_no = paid?.list.find((payment) => !used.has(payment.trade_no))?.trade_no;
    if (trade_no === undefined || storage.get('token') === null) return undefined;
    used.add(trade_no);
    const before = await refundsOf(trade_no);
    return {
      send: (page, onId) =>
        page.send(adapters.refund, (request_id) => {
          onId(request_id);
          return { request_id, trade_no };
        }),
      count: async () => (await refundsOf(trade_no)) - before,
    };
  }

  /** Each of another withdrawal, made a moment before. */
  async function cancellationOf(): Promise<Intent | undefined> {
    api.advance(31);
    const withdrawal = await ask<{ trade_no: string }>('/account/withdrawal', {
      request_id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
      id: USDT_ON_TRON,
      address: ADDRESS,
      amount: '12',
      google_code: api.currentTotp(),
      password: hashPassword('Transfer2'),
    });
    if (!withdrawal) return undefined;
    const { trade_no } = withdrawal;
    return {
      send: (page, onId) =>
        page.send(adapters.cancellation, (request_id) => {
          onId(request_id);
          return { request_id, trade_no };
        }),
      async count() {
        const lists = await Promise.all(
          MERCHANTS.map((key) =>
            ask<{ list: { status: number }[] }>(
              `/account/withdrawal-list?trade_no=${trade_no}&current=1&pageSize=1`,
              undefined,
              api.signIn(key),
            ),
          ),
        );
        return lists.flatMap((page) => page?.list ?? []).filter(({ status }) => status === 6).length;
      },
    };
  }

  return { make };
}
