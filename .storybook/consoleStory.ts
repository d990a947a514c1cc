import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { MockApi, MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { http } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { createConsoleStore } from '../packages/console/src/app/store.ts';
import type { ConsoleStore } from '../packages/console/src/app/store.ts';
import { clockAtom } from '../packages/console/src/data/clock.ts';
import { areas } from '../packages/console/src/i18n/areas.ts';
import { Catalog } from '../packages/console/src/i18n/catalog.ts';
import { loadMessages } from '../packages/console/src/i18n/loadMessages.ts';
import type { Language } from '../packages/console/src/i18n/language.ts';
import type { Device } from '../packages/console/src/lib/device.ts';
import { memoryLocationSource } from '../packages/console/src/lib/locationSource.ts';
import { memoryStorage } from '../packages/console/src/lib/storage.ts';
import { loadTemporal } from '../packages/console/src/lib/temporal.ts';

/** Every story happens at the same moment, so that two runs draw the same picture. */
const STORY_TIME = Date.UTC(2026, 10, 20, 2, 59, 30) / 1000;

/** What a story of a screen says of its world. */
export interface ConsoleParameters {
  /** Merchant and named scenario of the mock bank; the same ids as `?mock=` in the app. */
  mock?: Pick<MockApiOptions, 'merchant' | 'scenario' | 'latency'>;
  /** The address the screen is opened at. */
  route?: string;
  device?: Device;
  /** Clauses of the specification that the story shows, such as `§2 Record`. */
  spec?: readonly string[];
}

const catalog = new Catalog({ load: loadMessages });

/** A console of its own for one visit of a story: fresh store, fresh cache, fresh address, fresh bank. */
export async function openConsole(
  msw: SetupWorker,
  { mock = {}, route = '/', device = 'desktop' }: ConsoleParameters,
  language: Language,
): Promise<{ store: ConsoleStore; api: MockApi }> {
  await Promise.all([catalog.load(language, areas), loadTemporal()]);
  const api = createMockApi({ ...mock, now: STORY_TIME });
  msw.use(http.all('*/api/v1/*', ({ request }) => api.handle(request)));
  const store = createConsoleStore({
    catalog,
    device,
    language,
    location: memoryLocationSource(route),
    storage: memoryStorage({ token: api.signIn() }),
  });
  store.set(clockAtom, { now: () => api.clock.now() });
  return { store, api };
}
