import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { dayStartOf } from '#fixtures/directory.ts';
import { createDescribed, describe, type Patch, type Store } from '#instance/saving.ts';

/** The SQLite application ID of the mock API's files ("Bank" in ASCII). */
const APPLICATION = 0x42616e6b;
/** The size of the patches, in bytes, below which the whole state doesn't replace them. */
const LEAST_LONG = 4_000_000;

/** The statements that upgrade a file from each format to the next format. Only the missing statements are run. */
const formats = [
  `CREATE TABLE patches (no INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE histories (key TEXT PRIMARY KEY, bytes BLOB NOT NULL);
  PRAGMA application_id = ${APPLICATION};`,
  `ALTER TABLE patches ADD COLUMN sandbox TEXT NOT NULL DEFAULT '';
  CREATE INDEX patches_of_sandbox ON patches (sandbox, no);
  CREATE TABLE sandboxes (id TEXT PRIMARY KEY, created_at REAL NOT NULL, used_at REAL NOT NULL, notify_url TEXT);`,
  'ALTER TABLE patches ADD COLUMN is_whole INTEGER NOT NULL DEFAULT 0;',
] as const;

async function openDatabase(path: string): Promise<DatabaseSync> {
  const { DatabaseSync: Database } = await import('node:sqlite').catch((cause: unknown) => {
    throw new Error(`--data needs Node.js 22.13 or newer, and this is ${process.version}`, { cause });
  });
  return new Database(path);
}

const numberOf = (database: DatabaseSync, pragma: string) =>
  Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

function prepare(database: DatabaseSync, path: string): void {
  // The lock ends with the process, even if the process is killed.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  transact(database, () => {
    const version = numberOf(database, 'user_version');
    const isNew = version === 0 && numberOf(database, 'schema_version') === 0;
    if (!isNew && numberOf(database, 'application_id') !== APPLICATION)
      throw new Error(`${path} is the file of another program`);
    if (version > formats.length)
      throw new Error(
        `${path} has the format ${version} of a newer version. This version reads ${formats.length}`,
      );
    for (const statements of formats.slice(version)) database.exec(statements);
    database.exec(`PRAGMA user_version = ${formats.length}`);
  });
  const [damage] = database.prepare('PRAGMA quick_check(1)').all();
  if (damage?.['quick_check'] !== 'ok') throw new Error(String(damage?.['quick_check']));
}

function explained(error: unknown, path: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (/locked|busy/i.test(message))
    return new Error(`${path} is in use by another process`, { cause: error });
  if (/not a database|malformed|disk image/i.test(message))
    return new Error(`${path} is damaged: ${message}. Restore a copy, or choose another file`, {
      cause: error,
    });
  return error instanceof Error ? error : new Error(message);
}

function bytesOf(row: Record<string, unknown> | undefined): Uint8Array | undefined {
  const bytes = row?.['bytes'];
  return bytes instanceof Uint8Array ? bytes : undefined;
}

export interface SandboxRecord {
  readonly id: string;
  /** The times in Unix seconds, according to the system clock. */
  readonly createdAt: number;
  readonly usedAt: number;
  /** The callback URL of the test applications. */
  readonly notifyUrl: string | undefined;
}

export interface SandboxRecords {
  all(): readonly SandboxRecord[];
  keep(record: SandboxRecord): void;
  drop(id: string): void;
  store(id: string): Store;
  /** Deletes the demo histories on which no state in the file is based. `now` is in Unix seconds. */
  prune(now: number): void;
}

export interface DataFile extends Store {
  readonly sandboxes: SandboxRecords;
  close(): void;
}

function transact(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    work();
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** Returns a store. The empty ID selects the mock API outside of all sandboxes. */
function storeIn(database: DatabaseSync, sandbox: string): Store {
  // If a call ends after its sandbox was deleted, nothing is stored.
  const insert = database.prepare(
    `INSERT INTO patches (sandbox, bytes, is_whole) SELECT $sandbox, $bytes, $isWhole
    WHERE $sandbox = '' OR EXISTS (SELECT 1 FROM sandboxes WHERE id = $sandbox)`,
  );
  const select = database.prepare('SELECT bytes FROM patches WHERE sandbox = ? ORDER BY no');
  const history = database.prepare('SELECT bytes FROM histories WHERE key = ?');
  function* read(): Iterable<Patch> {
    for (const row of select.iterate(sandbox)) {
      const bytes = bytesOf(row);
      if (bytes) yield deserialize(bytes);
    }
  }
  const [first] = read();
  const sizes = database.prepare(
    'SELECT total(length(bytes)) AS size, total(length(bytes) * is_whole) AS whole FROM patches WHERE sandbox = ?',
  );
  const stored = sizes.get(sandbox);
  let [size, whole] = [Number(stored?.['size']), Number(stored?.['whole'])];
  const add = (patches: Iterable<Patch>, isWhole: boolean) => {
    for (const patch of patches) {
      const bytes = serialize(patch);
      insert.run({ sandbox, bytes, isWhole: Number(isWhole) });
      size += bytes.length;
    }
  };
  return {
    first,
    read,
    get isLong() {
      return size > Math.max(LEAST_LONG, 2 * whole);
    },
    write(patches, isWhole) {
      if (!isWhole) return add(patches, false);
      size = 0;
      transact(database, () => {
        database.prepare('DELETE FROM patches WHERE sandbox = ?').run(sandbox);
        add(patches, true);
      });
      whole = size;
    },
    keepHistory(key, make) {
      const stored = bytesOf(history.get(key));
      const kept = stored && createDescribed(deserialize(stored));
      if (kept) return kept;
      const made = make();
      const described = serialize(describe(made));
      database.prepare('INSERT OR REPLACE INTO histories (key, bytes) VALUES (?, ?)').run(key, described);
      return made;
    },
  };
}

const recordsIn = (database: DatabaseSync): SandboxRecords => ({
  all: () =>
    database
      .prepare('SELECT * FROM sandboxes')
      .all()
      .map(({ id, created_at: createdAt, used_at: usedAt, notify_url: notifyUrl }) => ({
        id: String(id),
        createdAt: Number(createdAt),
        usedAt: Number(usedAt),
        notifyUrl: typeof notifyUrl === 'string' ? notifyUrl : undefined,
      })),
  keep: ({ id, createdAt, usedAt, notifyUrl = null }) =>
    void database
      .prepare('INSERT OR REPLACE INTO sandboxes VALUES (?, ?, ?, ?)')
      .run(id, createdAt, usedAt, notifyUrl),
  drop: (id) =>
    transact(database, () => {
      database.prepare('DELETE FROM patches WHERE sandbox = ?').run(id);
      database.prepare('DELETE FROM sandboxes WHERE id = ?').run(id);
    }),
  store: (id) => storeIn(database, id),
  prune(now) {
    const bases = [now];
    // With `min(no)`, SQLite returns the `bytes` of the row that has the minimum.
    for (const row of database.prepare('SELECT min(no), bytes FROM patches GROUP BY sandbox').iterate()) {
      const bytes = bytesOf(row);
      const first: Patch | undefined = bytes && deserialize(bytes);
      if (first) bases.push(first.head.startedAt);
    }
    const days = new Set(bases.map((at) => String(dayStartOf(at))));
    for (const { key } of database.prepare('SELECT key FROM histories').all())
      if (!days.has(String(key).split('|').at(-1) ?? ''))
        database.prepare('DELETE FROM histories WHERE key = ?').run(String(key));
  },
});

/** Opens the file of `--data`. @throws {Error} with a message for the user, if the file can't be used */
export async function openDataFile(path: string): Promise<DataFile> {
  const database = await openDatabase(path);
  try {
    prepare(database, path);
    const store = storeIn(database, '');
    return Object.assign(store, { sandboxes: recordsIn(database), close: () => database.close() });
  } catch (error) {
    database.close();
    throw explained(error, path);
  }
}
