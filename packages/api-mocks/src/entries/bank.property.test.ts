import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createSwapOrder, getSwapQuote, swapQuote } from '#contract/swap.ts';
import { listPayments } from '#contract/payments.ts';
import { refundPayment } from '#contract/paymentDetails.ts';
import { createTransfer } from '#contract/transfers.ts';
import { cancelWithdrawal, createWithdrawal, listWithdrawals } from '#contract/withdrawals.ts';
import { assets } from '#core/catalogue/tokens.ts';
import { auditLedger } from '#testing/auditLedger.ts';
import { withdrawalStatus } from '#contract/enumerations.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';
import { createClient, type Client } from '#testing/client.ts';
import { watchTransitions } from '#testing/watchTransitions.ts';
import { createMockApi, type MockApi } from './createMockApi.ts';

const FUZZ = Number(process.env['FUZZ'] ?? 1);

const keys = ['acme', 'litware', 'proseware'] as const;
const mchids = { acme: '10013401', litware: '10013402', proseware: '10013403' } as const;
const addresses = {
  '101': 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs',
  '307': 'bc1qlejttjx0atxfwu94sk48tkpp2d8dhm84fgwt95',
  '402': '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12',
  '202': '0xdEf42e881c2837F3D425a82ED9399Ee30ee8Fc12',
} as const;

const who = fc.constantFrom(...keys);
const id = fc.constantFrom('101', '307', '402', '202');
const amount = fc.constantFrom('0.05', '0.3', '1', '12.5', '99.999999', '740', '19999', '30000');
const order = fc.record({
  token: fc.constantFrom('USDT', 'BTC', 'ETH'),
  amount: fc.constantFrom('0.2', '3', '55.5', '2500'),
});

const command = fc.oneof(
  fc.record({ kind: fc.constant('withdraw' as const), who, id, amount }),
  fc.record({ kind: fc.constant('cancel' as const), who }),
  fc.record({
    kind: fc.constant('transfer' as const),
    who,
    to: who,
    id,
    amount,
    type: fc.constantFrom(1 as const, 2 as const),
  }),
  fc.record({ kind: fc.constant('swap' as const), who, forward: fc.boolean(), amount }),
  fc.record({ kind: fc.constant('deposit' as const), who, order }),
  fc.record({ kind: fc.constant('pay' as const), who, order }),
  fc.record({ kind: fc.constant('refund' as const), who, pick: fc.nat(20) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 40, 700, 5000) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

interface Party {
  readonly api: MockApi;
  readonly client: Client;
  readonly tokens: Readonly<Record<(typeof keys)[number], string>>;
  next: number;
  readonly accepted: Map<Command['kind'], number>;
}

function party(): Party {
  const api = createMockApi({ merchant: 'acme' });
  const tokens = {
    acme: api.signIn('acme'),
    litware: api.signIn('litware'),
    proseware: api.signIn('proseware'),
  };
  return { api, client: createClient(api), tokens, next: 0, accepted: new Map() };
}

const leastAccepted: readonly (readonly [Command['kind'], number])[] = [
  ['withdraw', 200],
  ['cancel', 20],
  ['transfer', 280],
  ['swap', 300],
  ['refund', 160],
];

const requestId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

async function run(all: Party, one: Command): Promise<void> {
  const { api, client, tokens } = all;
  all.next += 1;
  const request_id = requestId(all.next);
  // Each authenticator code works only once, and a new code is available every 30 seconds.
  if ('who' in one) api.advance(30);
  const google_code = 'who' in one ? api.currentTotp(undefined, one.who) : '';
  const codes = { google_code, password: DEMO_TRADE_PASSWORD_HASH };
  const expectAnswer = async (answer: Promise<Response>) => {
    const { status } = await answer;
    expect([200, 422]).toContain(status);
    if (status === 200) all.accepted.set(one.kind, (all.accepted.get(one.kind) ?? 0) + 1);
  };
  switch (one.kind) {
    case 'wait':
      api.advance(one.seconds);
      return;
    case 'withdraw': {
      const body = { request_id, id: one.id, address: addresses[one.id], amount: one.amount, ...codes };
      await expectAnswer(client.send(createWithdrawal, { token: tokens[one.who], body }));
      return;
    }
    case 'cancel': {
      const { list } = await client.get(listWithdrawals, { token: tokens[one.who] });
      const open = list.find(({ status }) => status === withdrawalStatus.auditing) ?? list[0];
      const body = { request_id, trade_no: open?.trade_no ?? '0' };
      await expectAnswer(client.send(cancelWithdrawal, { token: tokens[one.who], body }));
      return;
    }
    case 'transfer': {
      const body = {
        request_id,
        account: mchids[one.to],
        id: one.id,
        amount: one.amount,
        balance_type: one.type,
        ...codes,
      };
      await expectAnswer(client.send(createTransfer, { token: tokens[one.who], body }));
      return;
    }
    case 'swap': {
      const [pair_id, from_id, to_id, direction] = one.forward
        ? ['11', '307', '101', 1 as const]
        : ['51', '101', '307', 2 as const];
      const token = tokens[one.who];
      const route = { pair_id, from_id, to_id, direction };
      const quoted = await client.send(getSwapQuote, { token, body: { ...route, amount: one.amount } });
      if (quoted.status !== 200) return;
      const { data } = v.parse(v.object({ data: swapQuote }), await quoted.json());
      const body = { ...route, request_id, quote_id: data.quote_id, from_amount: one.amount, ...codes };
      await expectAnswer(client.send(createSwapOrder, { token, body }));
      return;
    }
    case 'deposit':
      api.signIn(one.who);
      api.incomingDeposit(one.order);
      return;
    case 'pay':
      api.signIn(one.who);
      api.incomingPayment(one.order);
      return;
    case 'refund': {
      const trade_no = await numberOf(all, one.who, one.pick);
      const body = { request_id, trade_no, ...codes };
      await expectAnswer(client.send(refundPayment, { token: tokens[one.who], body }));
    }
  }
}

async function numberOf(
  { client, tokens }: Party,
  key: (typeof keys)[number],
  pick: number,
): Promise<string> {
  const { list } = await client.get(listPayments, { token: tokens[key], query: { pageSize: 100 } });
  return list[pick % Math.max(1, list.length)]?.trade_no ?? '0';
}

test(
  'the ledger stays consistent over 10,000 commands of three merchants',
  async () => {
    let done = 0;
    let moved = 0;
    const accepted = new Map<Command['kind'], number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { minLength: 400, maxLength: 420, size: 'max' }),
        async (commands) => {
          const all = party();
          const merchants = keys.map((key) => all.api.merchant(key));
          const watched = watchTransitions(merchants);
          for (const one of commands) await run(all, one);
          all.api.advance(7 * 86_400);
          done += commands.length;
          moved += watched.moves.length;
          for (const [kind, count] of all.accepted) accepted.set(kind, (accepted.get(kind) ?? 0) + count);
          for (const merchant of merchants) expect(auditLedger(merchant.ledger)).toEqual([]);
          for (const { index } of assets) {
            const between = merchants.reduce(
              (sum, { ledger }) => sum + (ledger.contra.transfer[index] ?? 0n),
              0n,
            );
            expect(between).toBe(0n);
          }
          for (const { ledger } of merchants)
            expect(ledger.contra.frozen.every((held) => held === 0n)).toBe(true);
          expect(watched.illegal()).toEqual([]);
        },
      ),
      { numRuns: 25 * FUZZ, endOnFailure: true },
    );
    expect(done).toBeGreaterThanOrEqual(10_000);
    expect(moved).toBeGreaterThan(100);
    // Rejected commands don't test the ledger, so a minimum number of commands of each kind must be accepted.
    // Usually, twice as many are accepted.
    for (const [kind, least] of leastAccepted) {
      expect(accepted.get(kind) ?? 0, `accepted of ${kind}`).toBeGreaterThanOrEqual(least);
    }
  },
  120_000 * FUZZ,
);
