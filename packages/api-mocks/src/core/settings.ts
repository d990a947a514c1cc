import type { BillSetting } from '#contract/billing.ts';
import { assets } from './catalogue/tokens.ts';
import { createGuard, type Guard } from './guard.ts';

/** A rule on who can be sent to. One that was turned off stays in force until `endsAt` (unix seconds). */
export interface AddressRule {
  readonly isOn: boolean;
  readonly endsAt: number;
}

/** A statement that was written; its figures are the ledger's, which is never changed. */
export interface StatementRow {
  readonly id: string;
  /** 1 weekly, 2 monthly. */
  readonly period: number;
  /** The first second of the period and the last, in unix seconds. */
  readonly startAt: number;
  readonly endAt: number;
  readonly writtenAt: number;
  readonly email: string;
  readonly lang: string;
  readonly format: string;
}

/** Settings of a merchant, including those that limit how money leaves. */
export interface Settings {
  bill: BillSetting;
  addressRules: { onlySaved: AddressRule; cooling: AddressRule };
  /** The language of the last sign-in, which whatever is written to the merchant follows. */
  language: string;
  statements: StatementRow[];
  /** When the next statement is written; 0 when none is. */
  nextStatementAt: number;
  /** "PUT chain USDT" of specification §8: without it no other token, no swap and no collection. */
  isGasOpened: boolean;
  /** Frozen by hand: nothing goes out until it is thawed. */
  isFrozen: boolean;
  /** Its swaps find no counterpart: they are canceled and give back what they took. */
  cancelsSwaps: boolean;
  /** Every application for the permission fails its audit. */
  refusesApplications: boolean;
  /** Ids of tokens, in the order the merchant wants them. */
  order: string[];
  /** The secret that was shown last and is not bound yet. */
  offeredSecret: string;
  /** Until when it can be bound, in unix seconds. */
  offeredUntil: number;
  recoveryCodes: string[];
  guard: Guard;
}

/** The language of statements and e-mails: the chosen one, or else that of the last sign-in. */
export const writtenLanguage = ({ bill, language }: Pick<Settings, 'bill' | 'language'>): string =>
  bill.statement.lang === '' ? language : bill.statement.lang;

export function createSettings(): Settings {
  return {
    bill: {
      accepted: assets.map(({ id }) => id),
      default_payment_mode: 3,
      order_valid_minutes: 30,
      under_tolerance: '1',
      over_rule: 2,
      gas_payer: 1,
      gas_alert: '50',
      statement: { period: 2, email: '', lang: '', format: 'pdf' },
      collections: [],
    },
    addressRules: { onlySaved: { isOn: false, endsAt: 0 }, cooling: { isOn: true, endsAt: 0 } },
    language: 'en-US',
    statements: [],
    nextStatementAt: 0,
    isGasOpened: false,
    isFrozen: false,
    cancelsSwaps: false,
    refusesApplications: false,
    order: [...new Set(assets.map(({ token }) => token.id))],
    offeredSecret: '',
    offeredUntil: 0,
    recoveryCodes: [],
    guard: createGuard(),
  };
}
