type Undo = () => void;

/** Changed entries by key. A removed entry is `undefined`. */
export type Changes<Key, Value> = readonly (readonly [key: Key, value: Value | undefined])[];

/** A collection that records its changes, so that a file can store them. */
export interface Tracked<Key, Value> {
  /** Starts to record changes. Returns all entries, except those of a shared base. */
  track(): Changes<Key, Value>;
  /** Returns the changes since the last call. */
  takeChanges(): Changes<Key, Value>;
  put(changes: Changes<Key, Value>): void;
}

interface Enlisted {
  readonly profile: object;
  readonly settings: object;
  ledger: object;
  rows: object;
  paidCount: number;
  followed: string[];
}

/** The undo steps, oldest first. One variable is sufficient, because calls run synchronously. */
let open: Undo[] | undefined;
let enlisted = new Set<Enlisted>();

export function undoable(undo: Undo): void {
  open?.push(undo);
}

/** Restores the properties and not the object, because handlers keep references to it. */
function keepIdentity(value: unknown): Undo {
  if (typeof value !== 'object' || value === null) return () => undefined;
  const target = value;
  const before = Object.entries(target);
  const nested = before.map(([, child]) => keepIdentity(child));
  return () => {
    if (Array.isArray(target)) target.length = before.length;
    for (const name of Object.keys(target)) Reflect.deleteProperty(target, name);
    for (const [name, child] of before) Reflect.set(target, name, child);
    for (const undo of nested) undo();
  };
}

/** Saves a merchant when a transaction first uses it, so that modules that change merchants don't have to. */
export function enlist(merchant: Enlisted): void {
  if (!open || enlisted.has(merchant)) return;
  enlisted.add(merchant);
  const { paidCount, followed, ledger, rows } = merchant;
  const parts = [merchant.profile, merchant.settings, followed].map(keepIdentity);
  undoable(() => {
    Object.assign(merchant, { paidCount, followed, ledger, rows });
    for (const undo of parts) undo();
  });
}

function undoTo(undos: Undo[], kept: number): void {
  open = undefined;
  for (const undo of undos.splice(kept).toReversed()) undo();
}

function run<Result>(work: () => Result, isKept: boolean): Result {
  const outer = open;
  const outerEnlisted = enlisted;
  const undos = outer ?? [];
  const kept = undos.length;
  open = undos;
  enlisted = new Set();
  try {
    const result = work();
    if (!isKept) undoTo(undos, kept);
    return result;
  } catch (error) {
    undoTo(undos, kept);
    throw error;
  } finally {
    open = outer;
    enlisted = outerEnlisted;
  }
}

/** Runs work, and undoes it if it fails. A nested transaction undoes only its own work. */
export const transact = <Result>(work: () => Result): Result => run(work, true);

export const tryOut = <Result>(work: () => Result): Result => run(work, false);

/** Runs work that a rollback doesn't undo, such as creating demo data on demand. */
export function outsideTransaction<Result>(work: () => Result): Result {
  const suspended = open;
  open = undefined;
  try {
    return work();
  } finally {
    open = suspended;
  }
}

/** A map. A rollback undoes the changes of the map and restores the order of its entries. */
export class UndoMap<Key, Value> extends Map<Key, Value> implements Tracked<Key, Value> {
  private written: Set<Key> | undefined;

  track(): Changes<Key, Value> {
    this.written = new Set();
    return [...this];
  }

  takeChanges(): Changes<Key, Value> {
    const changes = [...(this.written ?? [])].map((key) => [key, this.get(key)] as const);
    this.written?.clear();
    return changes;
  }

  put(changes: Changes<Key, Value>): void {
    for (const [key, value] of changes) {
      if (value === undefined) super.delete(key);
      else super.set(key, value);
    }
  }

  override set(key: Key, value: Value): this {
    this.written?.add(key);
    const before = this.get(key);
    if (before === undefined) undoable(() => super.delete(key));
    else undoable(() => super.set(key, before));
    return super.set(key, value);
  }

  override delete(key: Key): boolean {
    if (!this.has(key)) return false;
    this.written?.add(key);
    const [first] = this;
    // Expired entries are usually the oldest entries. Copying the whole map for each of them would be slow.
    if (first?.[0] === key) undoable(() => this.refill([first, ...this]));
    else this.keepAll();
    return super.delete(key);
  }

  override clear(): void {
    for (const key of this.keys()) this.written?.add(key);
    this.keepAll();
    super.clear();
  }

  /** Saves all entries, because adding a removed entry again would move it to the end of the map. */
  private keepAll(): void {
    if (!open) return;
    const before = [...this];
    undoable(() => this.refill(before));
  }

  private refill(entries: Iterable<readonly [Key, Value]>): void {
    super.clear();
    for (const [key, value] of entries) super.set(key, value);
  }
}

/** A rollback restores the list. Lists must be short, because they are copied. */
export function keepList(list: unknown[]): void {
  const before = list.slice();
  undoable(() => {
    list.length = 0;
    for (const item of before) list.push(item);
  });
}

/** Removes expired entries. The map is nearly in the order of expiry, so the loop stops at the first valid entry. */
export function forgetExpired<Key, Value>(
  map: Map<Key, Value>,
  expiryOf: (value: Value) => number,
  now: number,
): void {
  for (const [key, value] of map) {
    if (expiryOf(value) >= now) return;
    map.delete(key);
  }
}
