import { createStore, del, get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { writeInWorker } from '#core/writeInWorker.ts';
import { findScenarioId, type ScenarioId } from '#resources/scenarios.ts';
import type { MerchantKey } from '#fixtures/worlds.ts';
import { createMockApi, type MockApi } from './createMockApi.ts';
import { createHandlers } from './handlers.ts';
import { restoreSaved } from './restoreSaved.ts';
import { startControlled } from './startControlled.ts';

export interface MockWorkerOptions {
  /** Where the worker file is served. */
  readonly workerUrl?: string;
  readonly merchant?: MerchantKey;
  /** Milliseconds before each answer. */
  readonly latency?: number;
  /** The query of the page; `?mock=payments.empty,statistics.slow` sets scenarios. */
  readonly search?: string;
  /** Where the worker that writes exports is served; without one they are written on the page's own thread. */
  readonly exportWorkerUrl?: string | undefined;
}

/** A bank in the page, with what the developers' panel needs beside it. */
export interface MockWorker {
  readonly api: MockApi;
  /** Discards all changes and starts over. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** A workbook is whole in memory before it is downloaded: 340 MB for so many rows. */
const MOST_ROWS = 100_000;
const DATABASE = 'settlement-mock-api';
const KEY = 'bank';

export function scenariosIn(search: string): ScenarioId[] {
  const text = new URLSearchParams(search).get('mock') ?? '';
  return text.split(',').flatMap((name) => findScenarioId(name.trim()) ?? []);
}

/**
 * Answers the page's calls from a bank inside it. Calls are recorded and replayed
 * after a reload, so that a withdrawal is still there. The scenarios of the address bar hold until
 * they are gone from it.
 */
export async function startMockWorker(options: MockWorkerOptions = {}): Promise<MockWorker> {
  const {
    workerUrl = '/mockServiceWorker.js',
    merchant = 'authorised',
    latency = 0,
    search = location.search,
    exportWorkerUrl,
  } = options;
  const scenario = scenariosIn(search);
  const api = createMockApi({
    now: () => Date.now() / 1000,
    merchant,
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
