import type { MockApi } from '@settlement/api-mocks/createMockApi';

/** The state of a mock API: lists of rows, which are never changed in place, and plain values. */
export interface BankState {
  readonly lists: ReadonlyMap<string, readonly unknown[]>;
  readonly values: ReadonlyMap<string, string>;
}

const plain = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? '';

export function stateOf({ bank }: MockApi): BankState {
  const lists = new Map<string, readonly unknown[]>();
  const values = new Map<string, string>();
  const add = (name: string, parts: object) => {
    for (const [part, value] of Object.entries(parts)) values.set(`${name}.${part}`, plain(value));
  };
  for (const merchant of bank.directory.built()) {
    const { key, ledger, rows, sandbox, profile, settings } = merchant;
    for (const [name, table] of Object.entries(rows)) lists.set(`${key}.${name}`, table.all());
    lists.set(`${key}.ledger`, ledger.entries.all());
    const { ledger: testLedger, paidCount: testPaidCount, ...testRows } = sandbox;
    for (const [name, table] of Object.entries(testRows)) lists.set(`${key}.test.${name}`, table.all());
    lists.set(`${key}.test.ledger`, testLedger.entries.all());
    lists.set(`${key}.followed`, [...merchant.followed]);
    add(`${key}.balances`, { available: ledger.available, ...ledger.contra, totals: ledger.totals });
    add(`${key}.profile`, profile);
    add(`${key}.settings`, settings);
    values.set(`${key}.paidCount`, String(merchant.paidCount));
    values.set(`${key}.test.paidCount`, String(testPaidCount));
    // The call itself changes the time of the last use of a session, so this time is omitted.
    for (const { id, lastActiveAt: _seen, ...session } of bank.sessions.of(key))
      values.set(`${key}.session ${id}`, plain(session));
  }
  lists.set(
    'merchants',
    bank.directory.built().map(({ key }) => key),
  );
  lists.set('inbox', [...bank.inbox]);
  values.set('scheduler', `${bank.scheduler.pending} until ${bank.scheduler.next}`);
  for (const name of ['tickets', 'quotes', 'requests', 'payPages'] as const) {
    for (const [id, row] of bank[name]) values.set(`${name} ${id}`, plain(row));
  }
  return { lists, values };
}

function listChanges(name: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  const changes: string[] = [];
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    if (before[index] === after[index] || plain(before[index]) === plain(after[index])) continue;
    const kind = index >= before.length ? 'added' : index >= after.length ? 'removed' : 'changed';
    changes.push(`${name}[${index}] ${kind}: ${plain(after[index] ?? before[index])}`);
  }
  return changes;
}

export function changesBetween(before: BankState, after: BankState): string[] {
  const lists = new Set([...before.lists.keys(), ...after.lists.keys()]);
  const values = new Set([...before.values.keys(), ...after.values.keys()]);
  return [
    ...[...lists].flatMap((name) =>
      listChanges(name, before.lists.get(name) ?? [], after.lists.get(name) ?? []),
    ),
    ...[...values]
      .filter((name) => before.values.get(name) !== after.values.get(name))
      .map((name) => `${name}: ${before.values.get(name)} → ${after.values.get(name)}`),
  ];
}

/**
 * The data that a rejected call may change: the failed attempt (in the guard, the activity log and the sent
 * code), the notification to the owner, and the outcome of the request ID.
 */
const keptByName = [
  /^\S+\.settings\.guard: /,
  /^\S+\.logs\[\d+\] added: .*"textKey":"(verificationFailed|verificationLocked|signInFailed)"/,
  /^inbox\[\d+\] changed: .*"wrong":\[/,
  /^\S+\.notifications\[\d+\] added: .*"notice":"guessing"/,
  /^requests \S+: .*→ \{"state":"refused"/,
];

export const isKeptOnPurpose = (change: string): boolean => keptByName.some((name) => name.test(change));
