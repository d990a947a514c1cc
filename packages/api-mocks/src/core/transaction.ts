import type { Merchant } from './merchant.ts';

type Undo = () => void;

/**
 * What takes back the changes of the call that is being carried out, the newest last. A call runs in
 * one go, so that one transaction is open at a time, whichever bank it belongs to.
 */
let open: Undo[] | undefined;
let enlisted = new Set<Merchant>();

/** Every store of a bank says how each of its changes is taken back; outside a transaction that is not recorded. */
export function undoable(undo: Undo): void {
  open?.push(undo);
}

/** Keeps an object as it is, nested ones included, and puts it back in place: handlers hold references. */
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

/** Merchants are changed in many places; each one found during a transaction is kept whole. */
export function enlist(merchant: Merchant): void {
  if (!open || enlisted.has(merchant)) return;
  enlisted.add(merchant);
  const { paidCount, followed } = merchant;
  const parts = [merchant.profile, merchant.settings, followed].map(keepIdentity);
  undoable(() => {
    Object.assign(merchant, { paidCount, followed });
    for (const undo of parts) undo();
  });
}

/** Does the work; whatever it changed is taken back when it throws. */
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

/** What stays whatever becomes of the call: a world that is built on demand. */
export function outsideTransaction<Result>(work: () => Result): Result {
  const suspended = open;
  open = undefined;
  try {
    return work();
  } finally {
    open = suspended;
  }
}

/** A map whose changes are taken back with the call that made them; its order is, too. */
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

  /** Whatever is removed has to come back to where it was. */
  private keepAll(): void {
    if (!open) return;
    const before = [...this];
    undoable(() => {
      super.clear();
      for (const [key, value] of before) super.set(key, value);
    });
  }
}

/** A list that is only added to or replaced in place; it is short enough to be copied. */
export function keepList(list: unknown[]): void {
  const before = list.slice();
  undoable(() => {
    list.length = 0;
    for (const item of before) list.push(item);
  });
}
