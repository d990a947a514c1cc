import type { BillSetting } from '#contract/billing.ts';
import { assets } from '#core/catalogue/tokens.ts';
import { createGuard, type Guard } from '#core/access/guard.ts';

/** A rule for addresses. If it was turned off, it still applies until `endsAt` (Unix seconds). */
export interface AddressRule {
  readonly isOn: boolean;
  readonly endsAt: number;
}

export interface StatementRow {
  readonly id: string;
  /** The period: 1 weekly, 2 monthly. */
  readonly period: number;
  /** The first and the last second of the period, in Unix seconds. */
  readonly startAt: number;
  readonly endAt: number;
  readonly writtenAt: number;
  readonly email: string;
  readonly lang: string;
  readonly format: string;
}

/** A closed month: the time, the balances by asset, and the received amount in millionths of a USDT. */
export interface ClosedMonth {
  readonly at: number;
  readonly held: readonly bigint[];
  readonly received: bigint;
}

export interface Settings {
  bill: BillSetting;
  addressRules: { onlySaved: AddressRule; cooling: AddressRule };
  language: string;
  statements: StatementRow[];
  /** The closed months. The key is a month, such as `2026-10`. */
  closings: Record<string, ClosedMonth>;
  /** The time of the next statement. 0 if statements are off. */
  nextStatementAt: number;
  /** True if the gas account (specification §8) is open. Other tokens, swaps and collections require it. */
  isGasOpened: boolean;
  isFrozen: boolean;
  /** True if events are held back until a control call sends them. */
  holdsEvents?: boolean;
  cancelsSwaps: boolean;
  refusesApplications: boolean;
  order: string[];
  offeredSecret: string;
  /** The expiry time of `offeredSecret` in Unix seconds. */
  offeredUntil: number;
  recoveryCodes: string[];
  guard: Guard;
}

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
    closings: {},
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
