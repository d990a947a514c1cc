import { createStore, del, get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { writeInWorker } from '#core/files/writeInWorker.ts';
import { findScenarioId, type ScenarioId } from '#resources/scenarios.ts';
import type { MerchantKey } from '#fixtures/worlds.ts';
import { createMockApi, type MockApi, type MockApiOptions } from './createMockApi.ts';
import { createHandlers } from './handlers.ts';
import { restoreSaved } from './restoreSaved.ts';
import { startControlled } from './startControlled.ts';

export interface MockWorkerOptions {
  readonly workerUrl?: string;
  readonly merchant?: MerchantKey;
  readonly profile?: MockApiOptions['profile'];
  /** The delay of responses in milliseconds. */
  readonly latency?: number;
  /** The query string of the page. `?mock=payments.empty,statistics.slow` selects scenarios. */
  readonly search?: string;
  /** The URL of the worker that writes exports. If it's undefined, exports are written in the page and block it. */
  readonly exportWorkerUrl?: string | undefined;
}

export interface MockWorker {
  readonly api: MockApi;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** The maximum number of rows in an export: a workbook with this number takes 340 MB of memory. */
const MOST_ROWS = 100_000;
const DATABASE = 'settlement-mock-api';
const KEY = 'bank';

export function scenariosIn(search: string): ScenarioId[] {
  const text = new URLSearchParams(search).get('mock') ?? '';
  return text.split(',').flatMap((name) => findScenarioId(name.trim()) ?? []);
}

/** Starts the mock API and its service worker. A reload keeps changes, but not scenarios of the URL. */
export async function startMockWorker(options: MockWorkerOptions = {}): Promise<MockWorker> {
  const {
    workerUrl = '/mockServiceWorker.js',
    merchant = 'authorised',
    profile = 'all',
    latency = 0,
    search = location.search,
    exportWorkerUrl,
  } = options;
  const scenario = scenariosIn(search);
  const api = createMockApi({
    now: () => Date.now() / 1000,
    merchant,
    profile,
    latency,
    scenario,
    ...(exportWorkerUrl === undefined ? {} : { writeSheet: writeInWorker(exportWorkerUrl) }),
    mostRows: MOST_ROWS,
  });
  const store = createStore(DATABASE, 'state');
  restoreSaved(api, await get(KEY, store).catch(() => undefined));

  let writing = Promise.resolve();
  const keep = () => {
    writing = writing.then(() => set(KEY, api.exportState(), store)).catch(() => undefined);
  };
  const unsubscribe = api.subscribe((event) => {
    if (event.kind === 'changed') keep();
  });
  const worker = setupWorker(...createHandlers(api));
  await startControlled(worker, {
    serviceWorker: { url: workerUrl },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  return {
    api,
    async reset() {
      api.reset();
      await del(KEY, store);
    },
    async stop() {
      unsubscribe();
      await worker.stop();
      await writing;
    },
  };
}
