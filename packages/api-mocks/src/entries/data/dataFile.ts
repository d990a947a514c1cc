import type { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { createDescribed, describe, type Patch, type Store } from '#instance/saving.ts';

/** The version of the format. A newer server converts older files here. */
const VERSION = 1;
/** The first bytes of an SQLite file of this program ("Bank"). */
const APPLICATION = 0x42616e6b;
/** The size in bytes above which the state replaces the patches, if they are also larger than twice the state. */
const LEAST_LONG = 4_000_000;

const schema = `
  CREATE TABLE patches (no INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
  CREATE TABLE histories (key TEXT PRIMARY KEY, bytes BLOB NOT NULL);
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${VERSION};
`;

async function openDatabase(path: string): Promise<DatabaseSync> {
  const { DatabaseSync: Database } = await import('node:sqlite').catch((cause: unknown) => {
    throw new Error(`--data needs Node.js 22.13 or newer, and this is ${process.version}`, { cause });
  });
  return new Database(path);
}

function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
}

/** Takes the only lock of the file, and checks its format. */
function prepare(database: DatabaseSync, path: string): void {
  // The lock ends with the process, even if it is killed.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec('BEGIN IMMEDIATE');
  const version = numberOf(database, 'user_version');
  const isNew = version === 0 && numberOf(database, 'schema_version') === 0;
  if (isNew) database.exec(schema);
  else if (numberOf(database, 'application_id') !== APPLICATION)
    throw new Error(`${path} is the file of another program`);
  else if (version > VERSION)
    throw new Error(`${path} has the format ${version} of a newer version. This version reads ${VERSION}`);
  database.exec('COMMIT');
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

function* patchesIn(database: DatabaseSync): Iterable<Patch> {
  for (const row of database.prepare('SELECT bytes FROM patches ORDER BY no').iterate()) {
    const bytes = bytesOf(row);
    if (bytes) yield deserialize(bytes);
  }
}

export interface DataFile extends Store {
  close(): void;
}

/** Adds patches in one transaction. Returns their size in bytes. */
function writePatches(database: DatabaseSync, patches: Iterable<Patch>, isWhole: boolean): number {
  let size = 0;
  database.exec('BEGIN IMMEDIATE');
  try {
    if (isWhole) database.exec('DELETE FROM patches');
    const insert = database.prepare('INSERT INTO patches (bytes) VALUES (?)');
    for (const patch of patches) {
      const bytes = serialize(patch);
      size += bytes.length;
      insert.run(bytes);
    }
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
  return size;
}

/**
 * Opens the file of `--data`. A write is one SQLite transaction, so it survives the end of the process at any moment.
 *
 * @throws {Error} with a message for the user, if the file can't be used
 */
export async function openDataFile(path: string): Promise<DataFile> {
  const database = await openDatabase(path);
  try {
    prepare(database, path);
    const insert = database.prepare('INSERT INTO patches (bytes) VALUES (?)');
    const history = database.prepare('SELECT bytes FROM histories WHERE key = ?');
    const [first] = patchesIn(database);
    let whole = 0;
    let size = 0;
    return {
      first,
      read: () => patchesIn(database),
      get isLong() {
        return size > Math.max(LEAST_LONG, 2 * whole);
      },
      write(patches, isWhole) {
        if (isWhole) {
          whole = writePatches(database, patches, true);
          size = whole;
          return;
        }
        for (const patch of patches) {
          const bytes = serialize(patch);
          insert.run(bytes);
          size += bytes.length;
        }
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
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw explained(error, path);
  }
}
