import { expect, test } from 'vitest';
import {
  FOLLOW,
  type RulesDraft,
  idsOf,
  rulesChange,
  ruleErrors,
  statementChange,
  statementErrors,
  tokensOf,
} from './billDrafts.ts';
import type { BillSetting } from '@settlement/api-mocks/contract/billing';

const rules: RulesDraft = {
  mode: '3',
  minutes: '30',
  under: '1',
  over: '2',
  gasPayer: '1',
  gasAlert: '50',
};

const sentRules = {
  default_payment_mode: 3,
  order_valid_minutes: 30,
  under_tolerance: '1',
  over_rule: 2,
  gas_payer: 1,
  gas_alert: '50',
};

test('ruleErrors validates the validity period, the tolerance and the gas alert', () => {
  expect(ruleErrors(rules)).toEqual({});
  expect(ruleErrors({ ...rules, minutes: '4', under: '10.01', gasAlert: '-1' })).toEqual({
    minutes: 'range',
    under: 'range',
    gasAlert: 'validaValue',
  });
  expect(ruleErrors({ ...rules, minutes: '1441' })).toEqual({ minutes: 'range' });
  expect(ruleErrors({ ...rules, minutes: '', under: '', gasAlert: '' })).toEqual({
    minutes: 'required',
    under: 'required',
    gasAlert: 'required',
  });
  expect(ruleErrors({ ...rules, minutes: '5', under: '10', gasAlert: '0' })).toEqual({});
});

test('the section for payment rules sends only its own fields', () => {
  expect(rulesChange(rules)).toEqual(sentRules);
});

test('the statement form accepts an empty email address but no invalid address', () => {
  const draft = { period: '2', email: '', lang: 'en-US', format: 'xlsx' };
  expect(statementErrors(draft)).toEqual({});
  expect(statementErrors({ ...draft, email: 'books@' })).toEqual({ email: 'validaEmail' });
  expect(statementChange(draft).statement?.format).toBe('xlsx');
});

test('the default language of statements is sent as an empty value', () => {
  const draft = { period: '2', email: '', lang: FOLLOW, format: 'pdf' };
  expect(statementChange(draft).statement?.lang).toBe('');
});

test('idsOf restores the accepted tokens from the draft of tokensOf', () => {
  const setting: BillSetting = {
    ...sentRules,
    accepted: ['101', '108'],
    statement: { period: 2, email: '', lang: 'en-US' },
    collections: [],
  };
  expect(idsOf(tokensOf(setting))).toEqual(['101', '108']);
  expect(idsOf({ accepted: '' })).toEqual([]);
});
