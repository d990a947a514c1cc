import { type BillSetting, percent } from '@settlement/api-mocks/contract/billing';
import { amount, email } from '@settlement/api-mocks/contract/hashes';
import * as v from 'valibot';
import type { BillChange } from '#data/billing.ts';
import type { FieldMessage } from '#i18n/fieldText.ts';

export const modes = ['1', '2', '3'] as const;
export const overRules = ['1', '2', '3'] as const;
export const gasPayers = ['1', '2'] as const;
export const periods = ['0', '1', '2'] as const;
export const LEAST_MINUTES = 5;
export const MOST_MINUTES = 1440;

export type TokensDraft = { accepted: string };
export type RulesDraft = {
  mode: string;
  minutes: string;
  under: string;
  over: string;
  gasPayer: string;
  gasAlert: string;
};
export type StatementDraft = { period: string; email: string; lang: string; format: string };

export const tokensOf = ({ accepted }: BillSetting): TokensDraft => ({ accepted: accepted.join(',') });
export const idsOf = ({ accepted }: TokensDraft): string[] => accepted.split(',').filter(Boolean);

export const rulesOf = (setting: BillSetting): RulesDraft => ({
  mode: String(setting.default_payment_mode),
  minutes: String(setting.order_valid_minutes),
  under: setting.under_tolerance,
  over: String(setting.over_rule),
  gasPayer: String(setting.gas_payer),
  gasAlert: setting.gas_alert,
});

/** The option for the empty value of the contract: the language of the last sign-in. */
export const FOLLOW = 'follow';

export const statementOf = ({ statement }: BillSetting): StatementDraft => ({
  period: String(statement.period),
  email: statement.email,
  lang: statement.lang || FOLLOW,
  format: statement.format ?? 'pdf',
});

export type FieldErrors<V> = Partial<Record<keyof V, FieldMessage>>;

export function ruleErrors({ minutes, under, gasAlert }: RulesDraft): FieldErrors<RulesDraft> {
  const isWhole = /^\d{1,4}$/.test(minutes);
  const isZero = /^0(\.0+)?$/.test(gasAlert);
  return {
    ...(minutes === ''
      ? { minutes: 'required' }
      : (!isWhole || Number(minutes) < LEAST_MINUTES || Number(minutes) > MOST_MINUTES) && {
          minutes: 'range',
        }),
    ...(under === '' ? { under: 'required' } : !v.is(percent, under) && { under: 'range' }),
    ...(gasAlert === ''
      ? { gasAlert: 'required' }
      : !isZero && !v.is(amount, gasAlert) && { gasAlert: 'validaValue' }),
  };
}

export function statementErrors(draft: StatementDraft): FieldErrors<StatementDraft> {
  return draft.email.trim() === '' || v.is(email, draft.email.trim()) ? {} : { email: 'validaEmail' };
}

const choice = <const T extends number>(choices: readonly T[], typed: string): T | undefined =>
  choices.find((one) => String(one) === typed);

export const tokensChange = (draft: TokensDraft): BillChange => ({ accepted: idsOf(draft) });

export const rulesChange = (draft: RulesDraft): BillChange => ({
  default_payment_mode: choice([1, 2, 3], draft.mode),
  order_valid_minutes: Number(draft.minutes),
  under_tolerance: draft.under,
  over_rule: choice([1, 2, 3], draft.over),
  gas_payer: choice([1, 2], draft.gasPayer),
  gas_alert: draft.gasAlert,
});

export const statementChange = (draft: StatementDraft): BillChange => ({
  statement: {
    period: choice([0, 1, 2], draft.period) ?? 0,
    email: draft.email.trim(),
    lang: draft.lang === FOLLOW ? '' : draft.lang,
    format: draft.format === 'xlsx' ? 'xlsx' : 'pdf',
  },
});
