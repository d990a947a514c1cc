import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { MockApi, MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { Envelope } from '@settlement/api-mocks/contract/errors';
import { type ScenarioId, isScenarioId } from '@settlement/api-mocks/scenarios';
import { http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect, waitFor } from 'storybook/test';
import { preloadFrame } from '#console/app/Frame.tsx';
import { createConsoleStore } from '#console/app/store.ts';
import type { ConsoleStore } from '#console/app/store.ts';
import { clockAtom } from '#console/data/clock.ts';
import { refetchAll } from '#console/dev/refetchAll.ts';
import { catalogAtom, languageAtom } from '#console/i18n/atoms.ts';
import { Catalog } from '#console/i18n/catalog.ts';
import { languages } from '#console/i18n/language.ts';
import { areas, loadMessages } from '#console/i18n/loadMessages.ts';
import type { Device } from '#console/lib/device.ts';
import { memoryLocationSource } from '#console/lib/locationSource.ts';
import { memoryStorage } from '#console/lib/storage.ts';
import { loadTemporal } from '#console/lib/temporal.ts';
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
  /** The call, or those that one gesture reaches, that the bank refuses with `args.code`: `swap.create`. */
  refusal?: string | readonly string[];
  /** Clauses of the specification that the story shows, such as `§2 Record`. */
  spec?: readonly string[];
  /** It brings its shell, or has none. */
  hasOwnPage?: boolean;
  readonly [parameter: string]: unknown;
}

export interface StoryConsole {
  readonly store: ConsoleStore;
  readonly api: MockApi;
  /** What the bank has refused so far, and with what message: a story that never sends does not look refused. */
  readonly refused: ReadonlyMap<string, string>;
  /** Another one for each visit: what is drawn for one is not kept for the next. */
  readonly visit: number;
  /** Whether this render has opened it: its play leads it, and no other render ends that. */
  readonly isNew: boolean;
}

interface Visit {
  readonly id: string;
  readonly parameters: ConsoleParameters;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  /** Its play function looks for English words: it is led in English, and then changes its language. */
  readonly isLedInEnglish: boolean;
  readonly msw: SetupWorker;
}

const catalog = new Catalog({ load: loadMessages });
const longCatalog = new Catalog({ load: pseudoMessages(loadMessages) });
const catalogOf = (locale: unknown) => (locale === PSEUDO_LOCALE ? longCatalog : catalog);

/** HTTP status of a call that the bank refuses (specification §8). */
const REFUSED = 422;

const calls = Object.values(endpoints);

interface OpenConsole extends Omit<StoryConsole, 'isNew'> {
  readonly refused: Map<string, string>;
  /** What the screen has called: `payments` of `payments.list`. */
  readonly resources: Set<string>;
  readonly key: string;
  /** Of the toolbar. */
  locale: unknown;
  isLed: boolean;
  passed: number;
}

let visits = 0;
/** The console of the story on screen, and what it was made from. */
let kept: OpenConsole | undefined;

/** Answers as the bank does, and keeps what was called and what it refused. */
async function answer(
  { api, refused, resources }: Pick<OpenConsole, 'api' | 'refused' | 'resources'>,
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = calls.find(({ method, path }) => method === request.method && pathname.endsWith(path));
  resources.add(call?.id.split('.')[0] ?? '');
  const response = await api.handle(request);
  if (response.status !== REFUSED) return response;
  const { msg = '' }: Partial<Envelope> = await response.clone().json();
  if (call) refused.set(call.id, msg);
  return response;
}

/**
 * How lately the screen first called the resource that a scenario is about; 0 is never. What every screen calls, the
 * user and the frame's, comes before what is its own.
 */
export const nearnessOf = (scenario: string): number =>
  [...(kept?.resources ?? [])].indexOf(scenario.split('.')[0] ?? '') + 1;

/** Fetches what every console needs, in either language and on either device, before one is opened. */
export function prepareConsole(): void {
  for (const language of languages) catalog.load(language, areas).catch(() => undefined);
  loadTemporal().catch(() => undefined);
  preloadFrame('desktop', true);
  preloadFrame('mobile', true);
}

/** The next visit gets another console: a story left, or started again. */
export function closeConsole(): void {
  kept = undefined;
}

/** The scenarios of the story's refusal: of its calls, those that the contract has the code for. */
const refusalsOf = ({ refusal = [] }: ConsoleParameters, { code }: Visit['args']): ScenarioId[] =>
  calls
    .filter(({ id, errors }) => [refusal].flat().includes(id) && errors.some((declared) => declared === code))
    .map(({ id }) => `${id}.${String(code)}`)
    .filter(isScenarioId);

/**
 * A console of its own for one visit of a story: fresh store, fresh cache, fresh address, fresh bank. Another
 * theme or language is no other visit: what the story was led to stays on screen. Another scenario or code is one.
 */
export async function openConsole(visited: Visit): Promise<StoryConsole> {
  const { id, parameters, globals, args, isLedInEnglish, msw } = visited;
  const { mock = {}, route = '/', device = 'desktop' } = parameters;
  const locale = isLedInEnglish ? 'en-US' : globals['locale'];
  const language = languageOf(locale);
  const chosen = scenarioOf(globals['scenario']);
  const scenario = isScenarioId(chosen) ? chosen : undefined;
  await Promise.all([catalogOf(locale).load(language, areas), loadTemporal()]);
  const scenarios = [scenario ?? mock.scenario ?? [], refusalsOf(parameters, args)].flat(2);
  const key = JSON.stringify([id, mock, route, device, scenarios]);
  const isNew = kept?.key !== key || kept.passed > secondsOf(globals['time']);
  if (!kept || isNew) {
    preloadFrame(device, true);
    const api = createMockApi({ ...mock, scenario: scenarios, now: STORY_TIME });
    const store = createConsoleStore({
      catalog: catalogOf(locale),
      device,
      language,
      location: memoryLocationSource(route),
      storage: memoryStorage({ token: api.signIn() }),
    });
    store.set(clockAtom, { now: () => api.clock.now() });
    visits += 1;
    kept = {
      store,
      api,
      refused: new Map(),
      resources: new Set(),
      visit: visits,
      key,
      locale,
      isLed: !isLedInEnglish,
      passed: 0,
    };
  }
  const { store, api, refused, resources, visit } = kept;
  // The addon takes away what the last render used.
  msw.use(http.all('*/api/v1/*', ({ request }) => answer({ api, refused, resources }, request)));
  kept.locale = globals['locale'];
  if (kept.isLed) await speak(kept);
  return { store, api, refused, visit, isNew };
}

/** Changes the language on screen to that of the toolbar. */
async function speak({ store, locale }: OpenConsole): Promise<void> {
  const language = languageOf(locale);
  const chosen = catalogOf(locale);
  await chosen.load(language, areas);
  if (store.get(catalogAtom) !== chosen) store.set(catalogAtom, chosen);
  if (store.get(languageAtom) !== language) await store.set(languageAtom, language);
}

/** The story has been led to its state: that is shown in the language of the toolbar. */
export async function endPlay({ isNew }: Pick<StoryConsole, 'isNew'>): Promise<void> {
  const led = kept;
  if (!led || !isNew || led.isLed) return;
  led.isLed = true;
  await speak(led);
  await waitFor(() => expect(document.documentElement.lang).toBe(languageOf(led.locale)));
}

/** Moves the bank's clock to where the toolbar says, once the story has been led to its state. */
export async function passTime(time: unknown): Promise<void> {
  const ahead = secondsOf(time) - (kept?.passed ?? 0);
  if (!kept || ahead <= 0) return;
  kept.passed += ahead;
  kept.api.advance(ahead);
  await refetchAll(kept.store);
}
