import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { MockApi, MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { isScenarioId } from '@settlement/api-mocks/scenarios';
import { http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { preloadFrame } from '../packages/console/src/app/Frame.tsx';
import { createConsoleStore } from '../packages/console/src/app/store.ts';
import type { ConsoleStore } from '../packages/console/src/app/store.ts';
import { clockAtom } from '../packages/console/src/data/clock.ts';
import { refetchAll } from '../packages/console/src/dev/refetchAll.ts';
import { areas } from '../packages/console/src/i18n/areas.ts';
import { catalogAtom, languageAtom } from '../packages/console/src/i18n/atoms.ts';
import { Catalog } from '../packages/console/src/i18n/catalog.ts';
import { loadMessages } from '../packages/console/src/i18n/loadMessages.ts';
import type { Device } from '../packages/console/src/lib/device.ts';
import { memoryLocationSource } from '../packages/console/src/lib/locationSource.ts';
import { memoryStorage } from '../packages/console/src/lib/storage.ts';
import { loadTemporal } from '../packages/console/src/lib/temporal.ts';
import { languageOf } from './desk/globals.ts';
import { PSEUDO_LOCALE, pseudoMessages } from './desk/pseudo.ts';
import { scenarioOf } from './desk/scenarioName.ts';
import { STORY_TIME, secondsOf } from './desk/time.ts';

/** What a story of a screen says of its world. */
export interface ConsoleParameters {
  /** Merchant and named scenario of the mock bank; the same ids as `?mock=` in the app. */
  mock?: Pick<MockApiOptions, 'merchant' | 'scenario' | 'latency'>;
  /** The address the screen is opened at. A screen without one is a part, and stands without the shell. */
  route?: string;
  device?: Device;
  /** Clauses of the specification that the story shows, such as `§2 Record`. */
  spec?: readonly string[];
  /** It brings its shell, or has none. */
  hasOwnPage?: boolean;
  readonly [parameter: string]: unknown;
}

export interface StoryConsole {
  readonly store: ConsoleStore;
  readonly api: MockApi;
  /** Another one for each visit: what is drawn for one is not kept for the next. */
  readonly visit: number;
}

interface Visit {
  readonly id: string;
  readonly parameters: ConsoleParameters;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly msw: SetupWorker;
}

const catalog = new Catalog({ load: loadMessages });
const longCatalog = new Catalog({ load: pseudoMessages(loadMessages) });
const catalogOf = (locale: unknown) => (locale === PSEUDO_LOCALE ? longCatalog : catalog);

let visits = 0;
/** The console of the story on screen, and what it was made from. */
let kept: (StoryConsole & { readonly key: string; passed: number }) | undefined;

/** The next visit gets another console: a story left, or started again. */
export function closeConsole(): void {
  kept = undefined;
}

/**
 * A console of its own for one visit of a story: fresh store, fresh cache, fresh address, fresh bank. Another
 * theme or language is no other visit: what the story was led to stays on screen. Another scenario is one.
 */
export async function openConsole({ id, parameters, globals, msw }: Visit): Promise<StoryConsole> {
  const { mock = {}, route = '/', device = 'desktop' } = parameters;
  const language = languageOf(globals['locale']);
  const chosenCatalog = catalogOf(globals['locale']);
  const chosen = scenarioOf(globals['scenario']);
  const scenario = isScenarioId(chosen) ? chosen : undefined;
  await Promise.all([chosenCatalog.load(language, areas), loadTemporal()]);
  const key = JSON.stringify([id, parameters.mock, route, device, scenario]);
  if (kept?.key !== key || kept.passed > secondsOf(globals['time'])) {
    preloadFrame(device, true);
    const world = scenario === undefined ? mock : { ...mock, scenario };
    const api = createMockApi({ ...world, now: STORY_TIME });
    const store = createConsoleStore({
      catalog: chosenCatalog,
      device,
      language,
      location: memoryLocationSource(route),
      storage: memoryStorage({ token: api.signIn() }),
    });
    store.set(clockAtom, { now: () => api.clock.now() });
    visits += 1;
    kept = { store, api, visit: visits, key, passed: 0 };
  }
  const { store, api, visit } = kept;
  // The addon takes away what the last render used.
  msw.use(http.all('*/api/v1/*', ({ request }) => api.handle(request)));
  if (store.get(catalogAtom) !== chosenCatalog) store.set(catalogAtom, chosenCatalog);
  if (store.get(languageAtom) !== language) await store.set(languageAtom, language);
  return { store, api, visit };
}

/** Moves the bank's clock to where the toolbar says, once the story has been led to its state. */
export async function passTime(time: unknown): Promise<void> {
  const ahead = secondsOf(time) - (kept?.passed ?? 0);
  if (!kept || ahead <= 0) return;
  kept.passed += ahead;
  kept.api.advance(ahead);
  await refetchAll(kept.store);
}
