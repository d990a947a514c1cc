import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { MockApi, MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { endpoints } from '@settlement/api-mocks/contract/endpoints';
import type { Envelope } from '@settlement/api-mocks/contract/errors';
import { type ScenarioId, isScenarioId, merchantKeys } from '@settlement/api-mocks/scenarios';
import { http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { createConsoleStore } from '#console/app/store.ts';
import type { ConsoleStore } from '#console/app/store.ts';
import { clockAtom } from '#console/data/calls/serverClock.ts';
import { refetchAll } from '#console/dev/refetchAll.ts';
import { catalogAtom, languageAtom } from '#console/i18n/atoms.ts';
import { Catalog, messageFiles } from '#console/i18n/catalog.ts';
import { languages } from '#console/i18n/language.ts';
import { loadMessages } from '#console/i18n/loadMessages.ts';
import type { Device } from '#console/lib/browser/device.ts';
import { memoryLocationSource } from '#console/lib/browser/locationSource.ts';
import { memoryStorage } from '#console/lib/browser/storage.ts';
import { loadTemporal } from '#console/lib/time/temporal.ts';
import { readMessagesOf } from '#console/parts/stories/storyText.ts';
import { languageOf } from './desk/globals.ts';
import { PSEUDO_LOCALE, pseudoMessages } from './desk/pseudo.ts';
import { scenarioOf } from './desk/scenarios.ts';
import { STORY_TIME, secondsOf } from './desk/time.ts';

export interface ConsoleParameters {
  /** The merchant, scenario and latency of the mock API. The IDs are the same as in `?mock=`. */
  mock?: Pick<MockApiOptions, 'merchant' | 'scenario' | 'latency'>;
  /** The path of the screen. Without it, the story renders a component without the app shell. */
  route?: string;
  device?: Device;
  /** The call or calls that the mock API rejects with `args.code`, such as `swap.create`. */
  refusal?: string | readonly string[];
  spec?: readonly string[];
  hasOwnPage?: boolean;
  readonly [parameter: string]: unknown;
}

export interface StoryConsole {
  readonly store: ConsoleStore;
  readonly api: MockApi;
  readonly refused: ReadonlyMap<string, string>;
  readonly visit: number;
}

interface Visit {
  readonly id: string;
  readonly parameters: ConsoleParameters;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly msw: SetupWorker;
}

const catalog = new Catalog({ load: loadMessages });
const longCatalog = new Catalog({ load: pseudoMessages(loadMessages) });
const catalogOf = (locale: unknown) => (locale === PSEUDO_LOCALE ? longCatalog : catalog);

/** The HTTP status of a rejected call (specification §8). */
const REFUSED = 422;

const calls = Object.values(endpoints);

interface OpenConsole extends StoryConsole {
  readonly refused: Map<string, string>;
  readonly resources: Set<string>;
  readonly key: string;
  locale: unknown;
  passed: number;
}

let visits = 0;
let kept: OpenConsole | undefined;

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
 * Returns the position of the scenario's resource in the order in which the screen first requested its
 * resources, starting at 1. Returns 0 if the resource wasn't requested. The app shell requests its resources
 * before the screen, so a higher number is more relevant.
 */
export const nearnessOf = (scenario: string): number =>
  [...(kept?.resources ?? [])].indexOf(scenario.split('.')[0] ?? '') + 1;

export function prepareConsole(): void {
  for (const language of languages) catalog.load(language, messageFiles).catch(() => undefined);
  loadTemporal().catch(() => undefined);
}

export function closeConsole(): void {
  kept = undefined;
}

const refusalsOf = ({ refusal = [] }: ConsoleParameters, { code }: Visit['args']): ScenarioId[] =>
  calls
    .filter(({ id, errors }) => [refusal].flat().includes(id) && errors.some((declared) => declared === code))
    .map(({ id }) => `${id}.${String(code)}`)
    .filter(isScenarioId);

/** Opens the console, or keeps it if only the theme, the language or a later time was selected. */
export async function openConsole(visited: Visit): Promise<StoryConsole> {
  const { id, parameters, globals, args, msw } = visited;
  const { route = '/', device = 'desktop' } = parameters;
  const merchant = merchantKeys.find((one) => one === globals['account']);
  const mock = { ...parameters.mock, ...(merchant && { merchant }) };
  const locale = globals['locale'];
  const language = languageOf(locale);
  const chosen = scenarioOf(globals['scenario']);
  const scenario = isScenarioId(chosen) ? chosen : undefined;
  await Promise.all([catalogOf(locale).load(language, messageFiles), loadTemporal()]);
  const data: ScenarioId[] = globals['data'] === 'chinese' ? ['user.chineseData'] : [];
  const scenarios = [scenario ?? mock.scenario ?? [], refusalsOf(parameters, args), data].flat(2);
  const profile = globals['backend'] === 'specification' ? 'specification' : 'all';
  const key = JSON.stringify([id, mock, route, device, scenarios, profile]);
  const isNew = kept?.key !== key || kept.passed > secondsOf(globals['time']);
  if (!kept || isNew) {
    const api = createMockApi({ ...mock, scenario: scenarios, profile, now: STORY_TIME });
    const store = createConsoleStore({
      catalog: catalogOf(locale),
      device,
      language,
      location: memoryLocationSource(route),
      storage: memoryStorage({ token: api.signIn() }),
      ...(api.profile === 'specification' && { extensions: [] }),
    });
    readMessagesOf(store);
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
      passed: 0,
    };
  }
  const { store, api, refused, resources, visit } = kept;
  // The msw addon removes all handlers before a story renders again, so the handler is added each time.
  msw.use(http.all('*/api/v1/*', ({ request }) => answer({ api, refused, resources }, request)));
  kept.locale = locale;
  await speak(kept);
  return { store, api, refused, visit };
}

async function speak({ store, locale }: OpenConsole): Promise<void> {
  const language = languageOf(locale);
  const chosen = catalogOf(locale);
  await chosen.load(language, messageFiles);
  if (store.get(catalogAtom) !== chosen) store.set(catalogAtom, chosen);
  if (store.get(languageAtom) !== language) await store.set(languageAtom, language);
}

export async function passTime(time: unknown): Promise<void> {
  const ahead = secondsOf(time) - (kept?.passed ?? 0);
  if (!kept || ahead <= 0) return;
  kept.passed += ahead;
  kept.api.advance(ahead);
  await refetchAll(kept.store);
}
