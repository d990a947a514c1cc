import { errorCode } from '#contract/errors.ts';
import { appMode, paymentStatus, refundScope } from '#contract/enumerations.ts';
import { merchantIn } from '#core/books/merchant.ts';
import { firstOnly } from '#core/http/responseEffects.ts';
import { onCalls, refusedCall, type Scenario, prepared } from '#core/http/scenario.ts';
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

const read = ['payments.list', 'payments.info'] as const;

function allOf<Name extends keyof typeof paymentStatus>(name: Name): Scenario<`payments.all.${Name}`> {
  const effect = {
    kind: 'change',
    change: (data: unknown) => withStatus(data, paymentStatus[name]),
  } as const;
  return {
    ...onCalls(`payments.all.${name}`, `Payments: every record is ${title[name]}`, read, effect),
    spec: ['§4 Payment status'],
  };
}

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

const paidInTestMode: NonNullable<Scenario['prepare']> = (bank, merchant) => {
  const books = merchantIn(merchant, appMode.test);
  const now = bank.clock.now();
  const row = receivePayment(bank, books, { token: 'USDT', chain: 'TRON', amount: '25' }, now - 60);
  books.rows.payments.replace(row.index, { ...row, app: SANDBOX, fiat: '', fiatCents: 0 });
  bank.scheduler.runUntil(now, (at, happen) => bank.clock.at(at, happen));
};

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
  prepared('payments.testMode', 'Payments: one was paid in test mode', paidInTestMode),
  prepared(
    'payments.overpaid',
    'Payments: the newest was overpaid; the excess is on hold until it is refunded',
    paidOtherwise('over', 1),
  ),
  prepared(
    'payments.overpaidFlagged',
    'Payments: the newest was overpaid and is flagged as an error',
    paidOtherwise('over', 3),
  ),
  prepared(
    'payments.underpaid',
    'Payments: the newest was underpaid by more than the tolerance',
    paidOtherwise('under', 2),
  ),
  prepared('payments.refundFailed', 'Payments: a refund of the newest failed', refundedPart),
  refusedCall('payments.notRefundable', 'Payments: a refund is declined', refund, errorCode.NOT_REFUNDABLE),
  refusedCall(
    'payments.refundTooSmall',
    'Payments: a refund is below the minimum',
    refund,
    errorCode.AMOUNT_TOO_SMALL,
    { min_amount: '200' },
  ),
  refusedCall(
    'payments.refundTooLarge',
    'Payments: a refund is above the limit per transaction',
    refund,
    errorCode.AMOUNT_TOO_LARGE,
    { max_amount: '20000' },
  ),
  refusedCall(
    'payments.refundLimit24h',
    'Payments: the 24-hour limit is used up when a refund is sent',
    refund,
    errorCode.DAY_LIMIT_EXCEEDED,
    { day_limit: '50000', day_used: '49995', next_release_time: 1_795_240_000 },
  ),
  onCalls('payments.single', 'Payments: a single record', 'payments.list', {
    kind: 'change',
    change: (data) => firstOnly(data, 1),
  }),
  onCalls('payments.unknownStatus', 'Payments: an unknown status', read, {
    kind: 'change',
    change: (data) => withStatus(data, 99),
  }),
  refusedCall(
    'payments.missing',
    'Payments: the record does not exist',
    ['payments.info', 'payments.monitor'],
    errorCode.TRANSACTION_NOT_FOUND,
  ),
  onCalls('payments.protected', 'Payments: they require a verification (10038)', 'payments.list', {
    kind: 'error',
    code: errorCode.VERIFICATION_REQUIRED,
  }),
  onCalls('payments.exportFailed', 'Payments: the export fails', 'payments.export', {
    kind: 'broken',
    message: 'export',
  }),
  allOf('toBePaid'),
  allOf('paid'),
  allOf('timeout'),
  allOf('closed'),
  allOf('underRefund'),
  allOf('refunded'),
  allOf('error'),
  allOf('chainConfirmationFailure'),
] as const satisfies readonly Scenario[];
