type Undo = () => void;

interface Enlisted {
  readonly profile: object;
  readonly settings: object;
  paidCount: number;
  followed: string[];
}

/**
 * The undo steps of the open transaction, oldest first. A module variable is sufficient, because calls run
 * synchronously.
 */
let open: Undo[] | undefined;
let enlisted = new Set<Enlisted>();

export function undoable(undo: Undo): void {
  open?.push(undo);
}

/** Restores the properties of an object instead of replacing it, because handlers keep references to it. */
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

/**
 * Saves a merchant's state when a transaction first uses it. Many modules change merchants, and none of them saves
 * the state itself.
 */
export function enlist(merchant: Enlisted): void {
  if (!open || enlisted.has(merchant)) return;
  enlisted.add(merchant);
  const { paidCount, followed } = merchant;
  const parts = [merchant.profile, merchant.settings, followed].map(keepIdentity);
  undoable(() => {
    Object.assign(merchant, { paidCount, followed });
    for (const undo of parts) undo();
  });
}

export function transact<Result>(work: () => Result): Result {
  if (open) throw new Error('a transaction is open already');
  const undos: Undo[] = [];
  open = undos;
  try {
    return work();
  } catch (error) {
    open = undefined;
    for (const undo of undos.toReversed()) undo();
    throw error;
  } finally {
    open = undefined;
    enlisted = new Set();
  }
}

/**
 * Runs work that a rollback doesn't undo. Used for demo data that is created on demand and must still exist after a
 * rejected call.
 */
export function outsideTransaction<Result>(work: () => Result): Result {
  const suspended = open;
  open = undefined;
  try {
    return work();
  } finally {
    open = suspended;
  }
}

/** A map whose changes a rollback undoes, including the order of its entries. */
export class UndoMap<Key, Value> extends Map<Key, Value> {
  override set(key: Key, value: Value): this {
    const before = this.get(key);
    if (before === undefined) undoable(() => super.delete(key));
    else undoable(() => super.set(key, before));
    return super.set(key, value);
  }

  override delete(key: Key): boolean {
    this.keepAll();
    return super.delete(key);
  }

  override clear(): void {
    this.keepAll();
    super.clear();
  }

  /** Saves all entries, because an undo step that adds a removed entry would change the order. */
  private keepAll(): void {
    if (!open) return;
    const before = [...this];
    undoable(() => {
      super.clear();
      for (const [key, value] of before) super.set(key, value);
    });
  }
}

/** Saves a copy of a list. Lists must be short. */
export function keepList(list: unknown[]): void {
  const before = list.slice();
  undoable(() => {
    list.length = 0;
    for (const item of before) list.push(item);
  });
}
