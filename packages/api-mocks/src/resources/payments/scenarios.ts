import { paymentStatus } from '../../contract/enumerations.ts';
import { firstOnly } from '../../core/answers.ts';
import type { Scenario } from '../../core/scenario.ts';

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

export const paymentScenarios = [
  {
    id: 'payments.single',
    title: 'Payments: one record only',
    rules: [{ on: ['payments.list'], effect: { kind: 'change', change: (data) => firstOnly(data, 1) } }],
  },
  {
    id: 'payments.unknownStatus',
    title: 'Payments: a status this console does not know',
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
    rules: [{ on: ['payments.info', 'payments.monitor'], effect: { kind: 'fault', code: 10006 } }],
  },
  {
    id: 'payments.exportFailed',
    title: 'Payments: the export breaks',
    rules: [{ on: ['payments.export'], effect: { kind: 'broken', message: 'The export could not be made' } }],
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
