import { errorCode } from '#contract/errors.ts';
import type { Scenario } from '#core/scenario.ts';

function withFields(data: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  return typeof data === 'object' && data !== null ? { ...data, ...fields } : data;
}

const on = ['transfers.create'] as const;

export const transferScenarios = [
  {
    id: 'transfers.unknown',
    title: 'Transfers: the transfer never gets a response, so its outcome is unknown',
    rules: [{ on, effect: { kind: 'offline' } }],
  },
  {
    id: 'transfers.insufficient',
    title: 'Transfers: the balance is insufficient when the transfer is submitted (10023)',
    spec: ['§8 10023'],
    rules: [{ on, effect: { kind: 'error', code: errorCode.INSUFFICIENT_BALANCE } }],
  },
  {
    id: 'transfers.tooSmall',
    title: 'Transfers: below the minimum (10022)',
    spec: ['§8 10022'],
    rules: [{ on, effect: { kind: 'error', code: errorCode.AMOUNT_TOO_SMALL, data: { min_amount: '0.5' } } }],
  },
  {
    id: 'transfers.limits',
    title: 'Transfers: the single limit is 100 of the token, less than the balance',
    rules: [
      {
        on: ['withdrawals.cost'],
        effect: { kind: 'change', change: (data) => withFields(data, { max_amount: '100' }) },
      },
    ],
  },
  {
    id: 'transfers.tooLarge',
    title: 'Transfers: above the single limit (10025)',
    spec: ['§8 10025'],
    rules: [
      { on, effect: { kind: 'error', code: errorCode.AMOUNT_TOO_LARGE, data: { max_amount: '20000' } } },
    ],
  },
  {
    id: 'transfers.limit24h',
    title: 'Transfers: the 24-hour limit is used up (10026)',
    spec: ['§8 10026'],
    rules: [
      {
        on,
        effect: {
          kind: 'error',
          code: errorCode.DAY_LIMIT_EXCEEDED,
          data: { day_limit: '50000', day_used: '49995', next_release_time: 1_795_240_000 },
        },
      },
    ],
  },
  {
    id: 'transfers.notSaved',
    title: 'Transfers: only saved addresses are allowed, and the recipient has none saved (10002)',
    spec: ['§8 10002'],
    rules: [
      {
        on,
        effect: {
          kind: 'error',
          code: errorCode.PARAMETER_ERROR,
          data: { errors: { account: 'account_not_saved' } },
        },
      },
    ],
  },
  {
    id: 'transfers.coolingOff',
    title: 'Transfers: the recipient’s address is in its cooling-off period (10002)',
    spec: ['§8 10002'],
    rules: [
      {
        on,
        effect: {
          kind: 'error',
          code: errorCode.PARAMETER_ERROR,
          data: { errors: { account: 'account_cooling' } },
        },
      },
    ],
  },
  {
    id: 'transfers.frozen',
    title: 'Transfers: the merchant has frozen withdrawals and transfers (10024)',
    spec: ['§8 10024'],
    rules: [
      {
        on,
        effect: { kind: 'error', code: errorCode.WITHDRAWALS_CLOSED, data: { reason: 'frozen', until: 0 } },
      },
    ],
  },
  {
    id: 'transfers.closedAccount',
    title: 'Transfers: paused after a security change (10024)',
    spec: ['§8 10024'],
    rules: [
      {
        on,
        effect: {
          kind: 'error',
          code: errorCode.WITHDRAWALS_CLOSED,
          data: { reason: 'password', until: 1_795_240_000 },
        },
      },
    ],
  },
] as const satisfies readonly Scenario[];
