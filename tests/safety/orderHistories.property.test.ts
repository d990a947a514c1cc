import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openShop, type AnsweredOrder, type ReceivedEvent, type Shop } from './support/orderShop.ts';
import { CarefulShop, OrderModel, type OverRule } from './support/orderModel.ts';

const RUNS = 5000 * Number(process.env['FUZZ'] ?? 1);
const SHARED = 50;
const MINUTE = 60;
const REFUNDED = 330;
/** The number of seconds after which failed callbacks have been retried. */
const RETRIED = 45;

const rules = { hold: 1, credit: 2, flag: 3 } as const satisfies Record<OverRule, number>;

const attemptedRefund = fc.record({
  /**
   * A percentage of the remaining amount, the overpaid amount (`excess`), or the whole remaining amount
   * (`all`).
   */
  share: fc.oneof(
    fc.integer({ min: 1, max: 100 }),
    fc.constant('excess' as const),
    fc.constant('all' as const),
  ),
  fails: fc.boolean(),
});
const history = fc.record({
  rule: fc.constantFrom('hold', 'credit', 'flag'),
  amount: fc.integer({ min: 2_000_000, max: 400_000_000 }),
  expiresFirst: fc.boolean(),
  closesFirst: fc.oneof(
    { weight: 6, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  how: fc.constantFrom('exact', 'exact', 'under', 'over', 'late', 'several', 'none'),
  closesLast: fc.boolean(),
  refunds: fc.array(attemptedRefund, { maxLength: 4 }),
  failing: fc.integer({ min: 0, max: 15 }),
  repeats: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

const counts: Record<string, number> = { histories: 0, events: 0, shipped: 0, retried: 0, rejected: 0 };
const count = (name: string, by = 1) => (counts[name] = (counts[name] ?? 0) + by);

const decimal = (millionths: number) => {
  const text = String(millionths).padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`.replace(/\.?0+$/, '');
};
const millionths = (text = '') => Math.round(Number(text) * 1_000_000);

let shop: Shop = openShop({ hasEveryOrder: true });
let runs = 0;

const agree = (isDone: boolean, isPossible: boolean) => expect(isDone).toBe(isPossible);

/** Expects that every attempt to pay an order fails. */
function expectUnpayable(order: AnsweredOrder): void {
  for (const how of ['exact', 'late'] as const) expect(() => shop.pay(order, how)).toThrow(RangeError);
}

async function refund(
  model: OrderModel,
  order: { own: string; trade_no: string },
  no: number,
  one: History['refunds'][number],
) {
  const { share, fails } = one;
  const reason = fails ? 'fail' : '';
  const own = `${order.own}-R${no}`;
  if (share === 'excess' || order.own === '') {
    const scope = share === 'excess' ? 2 : 1;
    const possible = scope === 2 ? model.excess : model.left;
    const amount = model.canBeRefunded ? possible : 0;
    const code = await shop.refundInConsole(order.trade_no, scope, reason);
    // Other rules, such as the minimum amount, can still reject the refund.
    if (code === 200) model.refund('', amount, fails);
    else count('rejected');
    if (amount === 0) expect(code).not.toBe(200);
    return code === 200;
  }
  const amount = share === 'all' ? model.left : Math.floor((model.left * share) / 100);
  const isPossible = model.canBeRefunded && amount > 0;
  const code = await shop.refund(order.own, own, {
    ...(share === 'all' ? {} : { amount: decimal(Math.max(amount, 1)) }),
    reason,
  });
  expect(code === 200).toBe(isPossible);
  if (isPossible) model.refund(own, amount, fails);
  else count('rejected');
  return isPossible;
}

function check(model: OrderModel, events: readonly ReceivedEvent[]): void {
  const bySequence = new Map(events.map((one) => [one.sequence, one]));
  expect([...bySequence.keys()].toSorted((a = 0, b = 0) => a - b)).toEqual(
    model.expected.map((_, index) => index + 1),
  );
  expect(new Set(events.map(({ event_id }) => event_id)).size).toBe(bySequence.size);
  const received = model.expected.map((_, index) => bySequence.get(index + 1));
  const fees = millionths(received.find((one) => millionths(one?.amount_collected) > 0)?.fees);
  expect(
    received.map((one) => ({
      event: one?.event,
      state: one?.state,
      status: one?.status,
      received: millionths(one?.amount_collected),
      refunded: millionths(one?.amount_refunded),
      ...(one?.refund && {
        refund: {
          no: one.refund.out_refund_no,
          amount: millionths(one.refund.amount),
          status: one.refund.status,
        },
      }),
    })),
  ).toEqual(model.expected);
  for (const one of received) {
    expect(one).toMatchObject({ version: 2, amount: decimal(model.due) });
    const collected = millionths(one?.amount_collected);
    const left = collected === 0 ? 0 : collected - fees - millionths(one?.amount_refunded);
    expect(millionths(one?.amount_remaining)).toBe(left);
    expect(left).toBeGreaterThanOrEqual(0);
  }
}

function finish(plan: History, model: OrderModel, tradeNo: string, from: number): void {
  const events = shop.received.slice(from).filter(({ trade_no }) => trade_no === tradeNo);
  check(model, events);
  const careful = new CarefulShop();
  for (const one of plan.repeats ? [...events.toReversed(), ...events] : events) careful.receive(one);
  expect(careful.shipped.get(tradeNo) ?? 0).toBe(model.isDelivered ? 1 : 0);
  count('shipped', model.isDelivered ? 1 : 0);
  count('events', model.expected.length);
  for (const { event } of model.expected) count(event);
}

interface Playing {
  readonly from: number;
  readonly wait: (seconds: number) => void;
}

async function playSeveral({ refunds, ...plan }: History, model: OrderModel, { from, wait }: Playing) {
  const tradeNo = shop.payTwice(decimal(plan.amount));
  wait(2 * MINUTE);
  const paid = shop.received.findLast(({ trade_no }) => trade_no === tradeNo);
  model.pay(plan.amount, millionths(paid?.fees));
  for (const [index, one] of refunds.entries()) {
    await refund(model, { own: '', trade_no: tradeNo }, index, one);
    wait(REFUNDED);
  }
  wait(RETRIED);
  finish({ ...plan, refunds }, model, tradeNo, from);
}

async function play(plan: History): Promise<void> {
  if (runs % SHARED === 0) shop = openShop({ hasEveryOrder: true });
  runs += 1;
  count('histories');
  const own = `H-${runs}`;
  const { bill } = shop.api.merchant().settings;
  bill.over_rule = rules[plan.rule];
  const from = shop.received.length;
  const tried = new Set<string>();
  const receive = () =>
    shop.receive(({ event_id }) => {
      if (tried.has(event_id) || Number.parseInt(event_id.slice(-1), 16) !== plan.failing) return 200;
      tried.add(event_id);
      count('retried');
      return 500;
    });
  const wait = (seconds: number) => {
    for (const part of [1, RETRIED, seconds]) {
      shop.api.advance(part);
      receive();
    }
  };

  const model = new OrderModel(plan.amount, plan.rule);
  if (plan.how === 'several') return playSeveral(plan, model, { from, wait });
  const order = await shop.create(own, decimal(plan.amount));
  wait(1);
  if (plan.closesFirst) agree((await shop.close(own)) === 200, model.close());
  if (plan.expiresFirst) {
    wait(bill.order_valid_minutes * MINUTE);
    model.expire();
  }
  const how = plan.expiresFirst && plan.how !== 'none' ? 'late' : plan.how;
  if (how !== 'none' && model.canBePaid) {
    if (how === 'late') model.expire();
    shop.pay(order, how);
    wait(2 * MINUTE);
    const { amount_collected, fees } = await shop.get(own);
    model.pay(millionths(amount_collected), millionths(fees));
  }
  if (plan.closesLast) agree((await shop.close(own)) === 200, model.close());
  if (!model.canBePaid) expectUnpayable(order);
  for (const [index, one] of plan.refunds.entries()) {
    const isRequested = await refund(model, { own, trade_no: order.trade_no }, index, one);
    if (isRequested) agree((await shop.refund(own, `${own}-second-${index}`)) === 200, false);
    wait(REFUNDED);
  }
  wait(RETRIED);
  finish(plan, model, order.trade_no, from);
  const last = model.expected.at(-1);
  expect(await shop.get(own)).toMatchObject({
    state: last?.state,
    status: last?.status,
    last_sequence: model.expected.length,
    amount_refunded: last?.refunded === 0 ? '0' : decimal(last?.refunded ?? 0),
  });
}

it(`a shop receives the documented events in ${RUNS} histories of orders`, async () => {
  await fc.assert(fc.asyncProperty(history, play), { numRuns: RUNS, seed: 20_261_126 });
}, 300_000);

afterAll(() => {
  console.log(counts);
});
