import { errorCode } from '#contract/errors.ts';
import { appMode, paymentStatus, refundScope } from '#contract/enumerations.ts';
import { merchantIn } from '#core/merchant.ts';
import { firstOnly } from '#core/responseEffects.ts';
import type { Scenario } from '#core/scenario.ts';
import { payerAddress } from './derived.ts';
import { receivePayment } from './incoming.ts';
import { startRefund } from './refund.ts';

const title: Readonly<Record<keyof typeof paymentStatus, string>> = {
  toBePaid: 'to be paid',
  paid: 'account paid',
  timeout: 'transaction timeout',
  closed: 'transaction closed',
  underRefund: 'under refund',
  refunded: 'refunded',
  error: 'error',
  chainConfirmationFailure: 'chain confirmation failure',
};

function withStatus(data: unknown, status: number): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if ('list' in data && Array.isArray(data.list)) {
    return { ...data, list: data.list.map((row: unknown) => withStatus(row, status)) };
  }
  return 'status' in data ? { ...data, status } : data;
}

function allOf<Name extends keyof typeof paymentStatus>(name: Name): Scenario<`payments.all.${Name}`> {
  return {
    id: `payments.all.${name}`,
    title: `Payments: every record is ${title[name]}`,
    spec: ['§4 Payment status'],
    rules: [
      {
        on: ['payments.list', 'payments.info'],
        effect: { kind: 'change', change: (data) => withStatus(data, paymentStatus[name]) },
      },
    ],
  };
}

/** A payment that arrived a minute ago with a different amount than requested. */
function paidOtherwise(kind: 'under' | 'over', rule: number): NonNullable<Scenario['prepare']> {
  return (bank, merchant) => {
    merchant.settings.bill.over_rule = rule;
    const order = { token: 'USDT', chain: 'TRON', amount: '120', kind } as const;
    const now = bank.clock.now();
    receivePayment(bank, merchant, order, now - 60);
    bank.scheduler.runUntil(now, (at, happen) => bank.clock.at(at, happen));
  };
}

const SANDBOX = 3;

/** A test payment a minute ago: it is in no balance. */
const paidInTestMode: NonNullable<Scenario['prepare']> = (bank, merchant) => {
  const books = merchantIn(merchant, appMode.test);
  const now = bank.clock.now();
  const row = receivePayment(bank, books, { token: 'USDT', chain: 'TRON', amount: '25' }, now - 60);
  books.rows.payments.replace(row.index, { ...row, app: SANDBOX, fiat: '', fiatCents: 0 });
  bank.scheduler.runUntil(now, (at, happen) => bank.clock.at(at, happen));
};

/** An underpaid order: a part was refunded, another refund failed. */
const refundedPart: NonNullable<Scenario['prepare']> = (bank, merchant) => {
  const now = bank.clock.now();
  const order = { token: 'USDT', chain: 'TRON', amount: '120', kind: 'under' } as const;
  const { index } = receivePayment(bank, merchant, order, now - 900);
  const live = (until: number) => bank.scheduler.runUntil(until, (at, happen) => bank.clock.at(at, happen));
  for (const [ago, fails] of [
    [800, false],
    [450, true],
  ] as const) {
    live(now - ago);
    const row = merchant.rows.payments.get(index);
    if (!row) return;
    const address = payerAddress(merchant, row);
    const part = { amount: 20_000_000n, address, scope: refundScope.part, fails };
    startRefund(bank, merchant, row, part, now - ago);
  }
  live(now);
};

const refund = ['payments.refund'] as const;

export const paymentScenarios = [
  { id: 'payments.testMode', title: 'Payments: one was paid in test mode', prepare: paidInTestMode },
  {
    id: 'payments.overpaid',
    title: 'Payments: the newest was overpaid; the excess is on hold until it is refunded',
    prepare: paidOtherwise('over', 1),
  },
  {
    id: 'payments.overpaidFlagged',
    title: 'Payments: the newest was overpaid and is flagged as an error',
    prepare: paidOtherwise('over', 3),
  },
  {
    id: 'payments.underpaid',
    title: 'Payments: the newest was underpaid by more than the tolerance',
    prepare: paidOtherwise('under', 2),
  },
  {
    id: 'payments.refundFailed',
    title: 'Payments: a refund of the newest failed',
    prepare: refundedPart,
  },
  {
    id: 'payments.notRefundable',
    title: 'Payments: a refund is declined (10007)',
    spec: ['§8 10007'],
    rules: [{ on: refund, effect: { kind: 'error', code: errorCode.NOT_REFUNDABLE } }],
  },
  {
    id: 'payments.refundTooSmall',
    title: 'Payments: a refund is below the minimum (10022)',
    spec: ['§8 10022'],
    rules: [
      {
        on: refund,
        effect: { kind: 'error', code: errorCode.AMOUNT_TOO_SMALL, data: { min_amount: '200' } },
      },
    ],
  },
  {
    id: 'payments.refundTooLarge',
    title: 'Payments: a refund is above the single limit (10025)',
    spec: ['§8 10025'],
    rules: [
      {
        on: refund,
        effect: { kind: 'error', code: errorCode.AMOUNT_TOO_LARGE, data: { max_amount: '20000' } },
      },
    ],
  },
  {
    id: 'payments.refundLimit24h',
    title: 'Payments: the 24-hour limit is used up when a refund is sent (10026)',
    spec: ['§8 10026'],
    rules: [
      {
        on: refund,
        effect: {
          kind: 'error',
          code: errorCode.DAY_LIMIT_EXCEEDED,
          data: { day_limit: '50000', day_used: '49995', next_release_time: 1_795_240_000 },
        },
      },
    ],
  },
  {
    id: 'payments.single',
    title: 'Payments: a single record',
    rules: [{ on: ['payments.list'], effect: { kind: 'change', change: (data) => firstOnly(data, 1) } }],
  },
  {
    id: 'payments.unknownStatus',
    title: 'Payments: an unknown status',
    rules: [
      {
        on: ['payments.list', 'payments.info'],
        effect: { kind: 'change', change: (data) => withStatus(data, 99) },
      },
    ],
  },
  {
    id: 'payments.missing',
    title: 'Payments: the record does not exist (10006)',
    spec: ['§8 10006'],
    rules: [
      {
        on: ['payments.info', 'payments.monitor'],
        effect: { kind: 'error', code: errorCode.TRANSACTION_NOT_FOUND },
      },
    ],
  },
  {
    id: 'payments.exportFailed',
    title: 'Payments: the export fails',
    rules: [{ on: ['payments.export'], effect: { kind: 'broken', message: 'export' } }],
  },
  allOf('toBePaid'),
  allOf('paid'),
  allOf('timeout'),
  allOf('closed'),
  allOf('underRefund'),
  allOf('refunded'),
  allOf('error'),
  allOf('chainConfirmationFailure'),
] as const satisfies readonly Scenario[];
