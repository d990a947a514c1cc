/** Keeps one value in the browser over reloads. */
export interface Persistence {
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
  clear(): Promise<void>;
}

const STORE = 'state';
const KEY = 'bank';

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the database failed')));
  });
}

export function createPersistence(name: string): Persistence {
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
    return done(request);
  };
  const inStore = async <Value>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Value>,
  ): Promise<Value> => {
    const database = await open();
    try {
      return await done(act(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  };
  return {
    read: () => inStore<unknown>('readonly', (store) => store.get(KEY)),
    async write(value) {
      await inStore('readwrite', (store) => store.put(value, KEY));
    },
    async clear() {
      await inStore('readwrite', (store) => store.clear());
    },
  };
}
