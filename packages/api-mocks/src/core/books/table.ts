import { undoable, type Changes, type Tracked } from './transaction.ts';

/** A table of immutable rows. A change replaces the row. Forks share the rows, so creating a fork is cheap. */
export interface Table<Row> extends Tracked<number, Row> {
  readonly length: number;
  get(index: number): Row | undefined;
  add(make: (index: number) => Row): Row;
  replace(index: number, row: Row): void;
  /** Calls `visit` for each row, newest first. Stops when `visit` returns `false`. */
  fromNewest(visit: (row: Row, index: number) => boolean | void): void;
  /** Returns the newest row with a key. The key of a row must not change. */
  find(keyOf: (row: Row) => string | undefined, key: string): Row | undefined;
  all(): Row[];
  fork(): Table<Row>;
}

export function createTable<Row>(base: readonly Row[] = []): Table<Row> {
  const changed = new Map<number, Row>();
  const added: Row[] = [];
  let written: Set<number> | undefined;
  /** The index of each key function: the positions of rows by key. `length` is the number of rows that were indexed. */
  const indexes = new Map<(row: Row) => string | undefined, { length: number; rows: Map<string, number> }>();
  const rowsAt = (indexes: Iterable<number>): Changes<number, Row> =>
    [...indexes].flatMap((index) => {
      const row = at(index);
      return row === undefined ? [] : [[index, row] as const];
    });
  const at = (index: number): Row | undefined => {
    if (index >= base.length) return added[index - base.length];
    return changed.size === 0 ? base[index] : (changed.get(index) ?? base[index]);
  };
  const table: Table<Row> = {
    get length() {
      return base.length + added.length;
    },
    get: at,
    add(make) {
      const row = make(base.length + added.length);
      added.push(row);
      written?.add(table.length - 1);
      undoable(() => {
        added.pop();
        for (const [keyOf, { length }] of indexes) if (length > table.length) indexes.delete(keyOf);
      });
      return row;
    },
    replace(index, row) {
      const isAdded = index >= base.length;
      const before = isAdded ? added[index - base.length] : changed.get(index);
      if (isAdded) added[index - base.length] = row;
      else changed.set(index, row);
      written?.add(index);
      undoable(() => {
        if (isAdded && before !== undefined) added[index - base.length] = before;
        else if (before === undefined) changed.delete(index);
        else changed.set(index, before);
      });
    },
    fromNewest(visit) {
      for (let index = base.length + added.length - 1; index >= 0; index -= 1) {
        const row = at(index);
        if (row !== undefined && visit(row, index) === false) return;
      }
    },
    find(keyOf, key) {
      const index = indexes.get(keyOf) ?? { length: 0, rows: new Map<string, number>() };
      indexes.set(keyOf, index);
      for (; index.length < table.length; index.length += 1) {
        const row = at(index.length);
        const own = row && keyOf(row);
        if (own !== undefined) index.rows.set(own, index.length);
      }
      const found = index.rows.get(key);
      return found === undefined ? undefined : at(found);
    },
    all() {
      if (base.length === 0) return added.slice();
      const rows = base.concat(added);
      for (const [index, row] of changed) rows[index] = row;
      return rows;
    },
    fork: () => {
      if (base.length === 0) return createTable(added);
      return createTable(added.length === 0 && changed.size === 0 ? base : table.all());
    },
    track() {
      written = new Set();
      return rowsAt([...changed.keys(), ...added.map((_row, index) => base.length + index)]);
    },
    takeChanges() {
      const rows = rowsAt([...(written ?? [])].sort((one, other) => one - other));
      written?.clear();
      return rows;
    },
    put(rows) {
      for (const [index, row] of rows) {
        if (row === undefined) continue;
        if (index < base.length) changed.set(index, row);
        else added[index - base.length] = row;
      }
    },
  };
  return table;
}

/** Returns the index of the first row at or after a time. The rows must be in chronological order. */
export function firstNotBefore<Row>(
  table: Table<Row>,
  instant: number,
  timeOf: (row: Row) => number,
): number {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = table.get(middle);
    if (row !== undefined && timeOf(row) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
