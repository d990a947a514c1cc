import { appMode, type CodeOf, type userStatus } from '#contract/enumerations.ts';
import type { Opening } from '#contract/opening.ts';
import type { Audit, MerchantProfile, SecuritySwitch } from '#contract/user.ts';
import { createLedger, forkLedger, type Ledger } from './ledger.ts';
import type { Reason, ReasonKey } from './textKeys.ts';
import type { AppRow } from './rows/app.ts';
import type { AddressRow, CallbackRow, LogRow, ViewRow, WorkOrderRow } from './rows/settings.ts';
import { createSettings, type Settings } from './settings.ts';
import type { ExpenseRow, RechargeRow, SwapRow, TransferRow, WithdrawalRow } from './rows/funds.ts';
import type { NotificationRow } from './rows/notification.ts';
import type { PaymentRow } from './rows/payment.ts';
import { createTable, type Table } from './table.ts';

/** Where the audit stands; its reasons get their words when they are read. */
type AuditState = Omit<Audit, 'reason' | 'fields'> & {
  reason: Reason;
  fields: { field: string; reason: ReasonKey }[];
};

/** Who a merchant is, and how they prove it. */
export interface Profile {
  name: string;
  email: string;
  registeredAt: number;
  phone: string;
  areaCode: string;
  status: CodeOf<typeof userStatus>;
  audit: AuditState;
  /** SHA-256 applied twice, in hexadecimal; empty when not set. */
  passwordHash: string;
  tradePasswordHash: string;
  /** Base32, as an authenticator takes it; empty when none is bound. */
  totpSecret: string;
  totpBoundAt: number;
  switches: SecuritySwitch[];
  merchant: MerchantProfile;
  /** The application for the permission, as it was handed in last. */
  opening?: Opening;
  lockUntil: number;
  lockReason: string;
  /** Carried by every e-mail; none when it is missing or empty. */
  antiPhishing?: string;
  lastLogin: { time: number; ip: string; device: string; address: string };
}

/** The rows a merchant has, each table oldest first. */
export interface Rows {
  apps: Table<AppRow>;
  payments: Table<PaymentRow>;
  withdrawals: Table<WithdrawalRow>;
  recharges: Table<RechargeRow>;
  transfers: Table<TransferRow>;
  swaps: Table<SwapRow>;
  expenses: Table<ExpenseRow>;
  notifications: Table<NotificationRow>;
  addresses: Table<AddressRow>;
  callbacks: Table<CallbackRow>;
  workOrders: Table<WorkOrderRow>;
  logs: Table<LogRow>;
  views: Table<ViewRow>;
}

/**
 * What the applications in test mode have instead: their money is none. Withdrawals and transfers never are in test
 * mode; their tables are there so that those of the merchant don't count in it.
 */
interface Sandbox extends Pick<
  Rows,
  'payments' | 'expenses' | 'notifications' | 'withdrawals' | 'transfers'
> {
  readonly ledger: Ledger;
}

export interface Merchant {
  /** The name of the demo world, such as `authorised`. */
  readonly key: string;
  readonly mchid: string;
  /** From which its addresses and numbers are derived. */
  readonly seed: string;
  readonly profile: Profile;
  readonly ledger: Ledger;
  readonly rows: Rows;
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  /** How many payments were ever credited. */
  paidCount: number;
  /** Tokens in the order they are followed. */
  followed: string[];
}

export function createRows(): Rows {
  return {
    apps: createTable<AppRow>(),
    payments: createTable<PaymentRow>(),
    withdrawals: createTable<WithdrawalRow>(),
    recharges: createTable<RechargeRow>(),
    transfers: createTable<TransferRow>(),
    swaps: createTable<SwapRow>(),
    expenses: createTable<ExpenseRow>(),
    notifications: createTable<NotificationRow>(),
    addresses: createTable<AddressRow>(),
    callbacks: createTable<CallbackRow>(),
    workOrders: createTable<WorkOrderRow>(),
    logs: createTable<LogRow>(),
    views: createTable<ViewRow>(),
  };
}

function createSandbox(): Sandbox {
  return {
    ledger: createLedger(),
    payments: createTable<PaymentRow>(),
    expenses: createTable<ExpenseRow>(),
    notifications: createTable<NotificationRow>(),
    withdrawals: createTable<WithdrawalRow>(),
    transfers: createTable<TransferRow>(),
  };
}

/**
 * A merchant as the applications of a mode see it. In test mode orders, their money and what is said about them are
 * those of the sandbox; everything else is the merchant's own.
 */
export function merchantIn(merchant: Merchant, mode: CodeOf<typeof appMode>): Merchant {
  if (mode !== appMode.test) return merchant;
  const { ledger, ...rows } = merchant.sandbox;
  return { ...merchant, seed: `${merchant.seed}:test`, ledger, rows: { ...merchant.rows, ...rows } };
}

/** Which mode a merchant is seen in. */
export const modeOf = ({ ledger, sandbox }: Merchant): CodeOf<typeof appMode> =>
  ledger === sandbox.ledger ? appMode.test : appMode.live;

export function createMerchant(identity: Pick<Merchant, 'key' | 'mchid' | 'seed' | 'profile'>): Merchant {
  return {
    ...identity,
    ledger: createLedger(),
    rows: createRows(),
    sandbox: createSandbox(),
    settings: createSettings(),
    paidCount: 0,
    followed: [],
  };
}

/** A copy that can be written to while the original stays as it is. */
export function forkMerchant(merchant: Merchant): Merchant {
  const { rows } = merchant;
  return {
    ...merchant,
    profile: structuredClone(merchant.profile),
    settings: structuredClone(merchant.settings),
    ledger: forkLedger(merchant.ledger),
    rows: {
      apps: rows.apps.fork(),
      payments: rows.payments.fork(),
      withdrawals: rows.withdrawals.fork(),
      recharges: rows.recharges.fork(),
      transfers: rows.transfers.fork(),
      swaps: rows.swaps.fork(),
      expenses: rows.expenses.fork(),
      notifications: rows.notifications.fork(),
      addresses: rows.addresses.fork(),
      callbacks: rows.callbacks.fork(),
      workOrders: rows.workOrders.fork(),
      logs: rows.logs.fork(),
      views: rows.views.fork(),
    },
    sandbox: createSandbox(),
    followed: merchant.followed.slice(),
  };
}
