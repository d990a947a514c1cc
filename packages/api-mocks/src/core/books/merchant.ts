import { appMode, type CodeOf, type userStatus } from '#contract/enumerations.ts';
import type { Opening } from '#contract/opening.ts';
import type { Audit, MerchantProfile, SecuritySwitch } from '#contract/user.ts';
import { createLedger, forkLedger, type Ledger } from './ledger.ts';
import type { Reason, ReasonKey } from '#core/text/formatText.ts';
import type { AppRow } from './rows/app.ts';
import type {
  AddressRow,
  CallbackRow,
  LinkRow,
  LogRow,
  NotificationRow,
  ViewRow,
  WorkOrderRow,
} from './rows/settings.ts';
import { createSettings, type Settings } from './settings.ts';
import type { ExpenseRow, RechargeRow, SwapRow, TransferRow, WithdrawalRow } from './rows/funds.ts';
import type { PaymentRow } from './rows/payment.ts';
import { createTable, type Table } from './table.ts';

type AuditState = Omit<Audit, 'reason' | 'fields'> & {
  reason: Reason;
  fields: { field: string; reason: ReasonKey }[];
};

export interface Profile {
  name: string;
  email: string;
  registeredAt: number;
  phone: string;
  areaCode: string;
  status: CodeOf<typeof userStatus>;
  audit: AuditState;
  /** The password hash: SHA-256 applied twice, in hexadecimal. Empty if the merchant has no password. */
  passwordHash: string;
  tradePasswordHash: string;
  /** The authenticator secret in Base32. Empty if no authenticator app is bound. */
  totpSecret: string;
  totpBoundAt: number;
  switches: SecuritySwitch[];
  merchant: MerchantProfile;
  opening?: Opening;
  lockUntil: number;
  lockReason: string;
  /** The anti-phishing phrase in each email. Empty or missing if not set. */
  antiPhishing?: string;
  lastLogin: { time: number; ip: string; device: string; address: string };
}

/** The tables of a merchant, each from oldest to newest. */
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
  links: Table<LinkRow>;
  workOrders: Table<WorkOrderRow>;
  logs: Table<LogRow>;
  views: Table<ViewRow>;
}

/** The data of test mode. It doesn't offer withdrawals and transfers, so their tables stay empty. */
interface Sandbox extends Pick<
  Rows,
  'payments' | 'expenses' | 'notifications' | 'withdrawals' | 'transfers'
> {
  readonly ledger: Ledger;
  paidCount: number;
}

export interface Merchant {
  readonly key: string;
  readonly mchid: string;
  readonly seed: string;
  readonly profile: Profile;
  readonly ledger: Ledger;
  readonly rows: Rows;
  readonly sandbox: Sandbox;
  readonly settings: Settings;
  paidCount: number;
  followed: string[];
}

const tableLike = <Row>(table: Table<Row> | undefined): Table<Row> => table?.fork() ?? createTable<Row>();

export function createRows(of: Partial<Rows> = {}): Rows {
  return {
    apps: tableLike(of.apps),
    payments: tableLike(of.payments),
    withdrawals: tableLike(of.withdrawals),
    recharges: tableLike(of.recharges),
    transfers: tableLike(of.transfers),
    swaps: tableLike(of.swaps),
    expenses: tableLike(of.expenses),
    notifications: tableLike(of.notifications),
    addresses: tableLike(of.addresses),
    callbacks: tableLike(of.callbacks),
    links: tableLike(of.links),
    workOrders: tableLike(of.workOrders),
    logs: tableLike(of.logs),
    views: tableLike(of.views),
  };
}

function createSandbox(): Sandbox {
  const { payments, expenses, notifications, withdrawals, transfers } = createRows();
  return { ledger: createLedger(), paidCount: 0, payments, expenses, notifications, withdrawals, transfers };
}

export const liveSeedOf = ({ seed }: Pick<Merchant, 'seed'>): string => seed.replace(/:test$/, '');

export function merchantIn(merchant: Merchant, mode: CodeOf<typeof appMode>): Merchant {
  if (mode !== appMode.test) return merchant;
  const { sandbox } = merchant;
  const { ledger, payments, expenses, notifications, withdrawals, transfers } = sandbox;
  return {
    ...merchant,
    seed: `${liveSeedOf(merchant)}:test`,
    ledger,
    rows: { ...merchant.rows, payments, expenses, notifications, withdrawals, transfers },
    get paidCount() {
      return sandbox.paidCount;
    },
    set paidCount(count) {
      sandbox.paidCount = count;
    },
  };
}

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

export function forkMerchant(merchant: Merchant): Merchant {
  return {
    ...merchant,
    profile: structuredClone(merchant.profile),
    settings: structuredClone(merchant.settings),
    ledger: forkLedger(merchant.ledger),
    rows: createRows(merchant.rows),
    sandbox: createSandbox(),
    followed: merchant.followed.slice(),
  };
}
