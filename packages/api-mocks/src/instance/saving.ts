import type { Bank, Sent } from '#core/books/bank.ts';
import { restoreEntries, type Ledger } from '#core/books/ledger.ts';
import type { Entry } from '#core/books/rows/funds.ts';
import { createMerchant, type Merchant } from '#core/books/merchant.ts';
import type { Changes, Tracked } from '#core/books/transaction.ts';
import type { KeepHistory } from '#fixtures/directory.ts';
import type { RunningBank } from './runningBank.ts';

type Collection = Tracked<number | string, unknown>;
type Unit = Changes<number | string, unknown>;

export interface MerchantChange extends Pick<Merchant, 'key' | 'mchid' | 'seed'> {
  /** True if the tables are based on the shared history. */
  readonly isBased: boolean;
  /** The parts of the merchant that aren't in tables. Missing if none of them has changed. */
  readonly parts?: Pick<Merchant, 'profile' | 'settings' | 'followed' | 'paidCount'> & {
    readonly testPaidCount: number;
  };
  readonly tables: Readonly<Record<string, Unit>>;
}

/** Changes of a mock API's state as plain data. Applying all patches in their order restores the state. */
export interface Patch {
  readonly head: Pick<RunningBank, 'startedAt' | 'merchantKey' | 'standingToken' | 'given' | 'chosen'> & {
    readonly seed: string;
    readonly now: number;
    readonly offset: number;
    readonly random: readonly number[];
    readonly sessionRandom: readonly number[];
    readonly latestToken: string | undefined;
    readonly gone: readonly string[];
  };
  readonly inbox?: readonly Sent[];
  readonly maps: Readonly<Record<string, Unit>>;
  readonly merchants: readonly MerchantChange[];
}

export interface Store {
  readonly keepHistory: KeepHistory;
  readonly first: Patch | undefined;
  read(): Iterable<Patch>;
  /**
   * Stores patches durably before it returns. If `isWhole` is true, they replace all earlier patches.
   * @throws {Error} if they can't be stored
   */
  write(patches: Iterable<Patch>, isWhole: boolean): void;
  /** True if the patches take much more space than the whole state. */
  readonly isLong: boolean;
}

const mapsOf = (bank: Bank): Record<string, Collection> => ({
  sessions: bank.sessions.rows,
  tickets: bank.tickets,
  requests: bank.requests,
  quotes: bank.quotes,
  nonces: bank.nonces,
  payPages: bank.payPages,
  linkPages: bank.linkPages,
  plans: bank.scheduler.plans,
  ...(bank.outbox && { outbox: bank.outbox.open }),
});

/** Returns the tracked entries of a ledger. Restoring entries also changes the sums of the ledger. */
const entriesOf = (ledger: Ledger): Tracked<number, Entry> => ({
  track: () => ledger.entries.track(),
  takeChanges: () => ledger.entries.takeChanges(),
  put: (changes) => restoreEntries(ledger, changes),
});

function tablesOf({ rows, ledger, sandbox }: Merchant): Record<string, Collection> {
  const { ledger: testLedger, paidCount: _paidCount, ...testRows } = sandbox;
  const tables: [string, Collection][] = [...Object.entries(rows), ['ledger', entriesOf(ledger)]];
  const testTables: [string, Collection][] = [...Object.entries(testRows), ['ledger', entriesOf(testLedger)]];
  return Object.fromEntries([
    ...tables,
    ...testTables.map(([name, table]) => [`test.${name}`, table] as const),
  ]);
}

function changesOf(collections: Record<string, Collection>, isWhole: boolean): Record<string, Unit> {
  const all = Object.entries(collections).map(
    ([name, one]) => [name, isWhole ? one.track() : one.takeChanges()] as const,
  );
  return Object.fromEntries(all.filter(([, unit]) => unit.length > 0));
}

const plain = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part));

const MOST_ROWS = 5000;

/** Divides a patch into parts, because a file limits the size of its records. */
function* divide(patch: Patch): Iterable<Patch> {
  const { head } = patch;
  const slices = (units: Readonly<Record<string, Unit>>) =>
    Object.entries(units).flatMap(([name, unit]) =>
      Array.from({ length: Math.ceil(unit.length / MOST_ROWS) }, (_, no) => ({
        [name]: unit.slice(no * MOST_ROWS, (no + 1) * MOST_ROWS),
      })),
    );
  const merchants = patch.merchants.map((merchant) => ({ ...merchant, tables: {} }));
  yield { ...patch, maps: {}, merchants };
  for (const maps of slices(patch.maps)) yield { head, maps, merchants: [] };
  for (const { parts: _parts, ...merchant } of patch.merchants) {
    for (const tables of slices(merchant.tables))
      yield { head, maps: {}, merchants: [{ ...merchant, tables }] };
  }
}

const partsOf = ({ profile, settings, followed, paidCount, sandbox }: Merchant) => ({
  profile,
  settings,
  followed,
  paidCount,
  testPaidCount: sandbox.paidCount,
});

export function describe(merchant: Merchant): MerchantChange {
  const { key, mchid, seed } = merchant;
  return {
    key,
    mchid,
    seed,
    isBased: false,
    parts: partsOf(merchant),
    tables: changesOf(tablesOf(merchant), true),
  };
}

function change(merchant: Merchant, { parts, tables }: MerchantChange): void {
  if (parts) {
    const { testPaidCount, ...own } = parts;
    Object.assign(merchant, own);
    merchant.sandbox.paidCount = testPaidCount;
  }
  const collections = tablesOf(merchant);
  for (const [name, unit] of Object.entries(tables)) collections[name]?.put(unit);
}

export function createDescribed({ parts, ...rest }: MerchantChange): Merchant | undefined {
  if (!parts) return undefined;
  const merchant = createMerchant({ ...rest, profile: parts.profile });
  change(merchant, { ...rest, parts });
  return merchant;
}

/**
 * Returns a function that stores the changes since its last call. The first call stores the whole state,
 * unless it was restored from the store.
 */
export function saveTo(store: Store, running: RunningBank, isRestored: boolean): () => void {
  let saved: Bank | undefined;
  let inbox: readonly Sent[] = [];
  let ledgers = new WeakMap<Merchant['ledger'], string>();

  function changeOf(merchant: Merchant): MerchantChange | undefined {
    const { key, mchid, seed, ledger } = merchant;
    const parts = partsOf(merchant);
    const before = ledgers.get(ledger);
    const now = plain(parts);
    ledgers.set(ledger, now);
    const tables = changesOf(tablesOf(merchant), before === undefined);
    if (before === now && Object.keys(tables).length === 0) return undefined;
    const isBased = running.bank.directory.isBased(merchant);
    return { key, mchid, seed, isBased, ...(before !== now && { parts }), tables };
  }

  function collect(isWhole: boolean): Patch {
    const { bank, clock, startedAt, merchantKey, standingToken, given, chosen } = running;
    const { sessions, directory, random } = bank;
    const merchants = isWhole ? directory.built() : [...directory.touched];
    directory.touched.clear();
    const isSent = bank.inbox.length !== inbox.length || bank.inbox.some((sent, at) => sent !== inbox[at]);
    if (isSent) inbox = bank.inbox.slice();
    return {
      head: {
        startedAt,
        merchantKey,
        standingToken,
        given,
        chosen,
        seed: bank.seed,
        now: clock.now(),
        offset: clock.offset,
        random: random.state,
        sessionRandom: sessions.random.state,
        latestToken: sessions.latest?.token,
        gone: [...directory.gone],
      },
      ...(isSent && { inbox }),
      maps: changesOf(mapsOf(bank), isWhole),
      merchants: merchants.flatMap((merchant) => changeOf(merchant) ?? []),
    };
  }

  if (isRestored && !store.isLong) {
    collect(true);
    saved = running.bank;
  }
  return () => {
    const isWhole = saved !== running.bank || store.isLong;
    if (isWhole) {
      ledgers = new WeakMap();
      inbox = [];
    }
    // If the write fails, the next call stores the whole state.
    saved = undefined;
    const patch = collect(isWhole);
    store.write(isWhole ? divide(patch) : [patch], isWhole);
    saved = running.bank;
  };
}

function restoreMerchant(bank: Bank, saved: MerchantChange): void {
  const { key, mchid, seed, isBased, parts } = saved;
  const merchant = bank.directory.revive({ key, mchid, seed }, isBased, parts?.profile);
  if (merchant) change(merchant, saved);
}

/** Restores a state in a mock API with the same seed and start. Returns false if the store is empty. */
export function restoreFrom(store: Store, running: RunningBank): boolean {
  const { bank, clock } = running;
  const maps = mapsOf(bank);
  let last: Patch | undefined;
  for (const patch of store.read()) {
    for (const [name, unit] of Object.entries(patch.maps)) maps[name]?.put(unit);
    for (const merchant of patch.merchants) restoreMerchant(bank, merchant);
    if (patch.inbox) bank.inbox.splice(0, Infinity, ...patch.inbox);
    last = patch;
  }
  if (!last) return false;
  const { offset, now, random, sessionRandom, latestToken, gone, seed: _seed, ...own } = last.head;
  Object.assign(running, own);
  clock.advance(offset);
  // The system clock may have been set back since the state was stored.
  if (clock.now() < now) clock.advance(now - clock.now());
  bank.random.state = random;
  bank.sessions.random.state = sessionRandom;
  bank.sessions.latest = bank.sessions.rows.get(latestToken ?? '');
  for (const key of gone) bank.directory.gone.add(key);
  bank.scheduler.restore();
  return true;
}
