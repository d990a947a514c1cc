import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { vi } from 'vitest';
import type { PageLoader } from '#data/pageLoader.ts';
import { Catalog } from '#i18n/catalog.ts';
import { areas, loadMessages } from '#i18n/loadMessages.ts';
import { languages } from '#i18n/language.ts';
import { memoryLocationSource } from '#lib/locationSource.ts';
import { memoryStorage } from '#lib/storage.ts';
import { type ConsoleStoreOptions, createConsoleStore } from './store.ts';

/** Every message of both languages, as after a long visit. */
export async function fullCatalog(): Promise<Catalog> {
  const catalog = new Catalog({ load: loadMessages });
  await Promise.all(languages.map((language) => catalog.load(language, areas)));
  return catalog;
}

type Reply = { status?: number; body: unknown };
type Server = (path: string, request: Request) => Reply | Promise<Reply>;

/** A console in memory, for tests: its requests, redirects and stored values. */
export function testConsole(server: Server, options: ConsoleStoreOptions & { href?: string } = {}) {
  const location = memoryLocationSource(options.href);
  const storage = options.storage ?? memoryStorage({ token: 'token' });
  const pageLoader = {
    assign: vi.fn<PageLoader['assign']>(),
    replace: vi.fn<PageLoader['replace']>(),
    reload: vi.fn<PageLoader['reload']>(),
  };
  const requests: Request[] = [];
  const store = createConsoleStore({
    location,
    storage,
    pageLoader,
    ...options,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://console.test');
      const request = new Request(url, init);
      requests.push(request);
      const { status = 200, body } = await server(url.pathname, request);
      return Response.json(body, { status });
    },
  });
  return { store, location, storage, pageLoader, requests };
}

export const success = (data: unknown): Reply => ({ body: { code: 200, msg: 'Success', data } });
export const refusal = (code: number, msg: string, status = 422): Reply => ({
  status,
  body: { code, msg, data: {} },
});

/** A merchant as `/user/info` answers it, with a status of specification §6. */
export const userWith = (status: UserInfo['status']): UserInfo => ({
  mchid: '1',
  name: 'Northwind',
  email: 'finance@northwind.example',
  status,
  bind_google_auth: true,
  phone: '',
  area_code: '',
  password: true,
  trade_password: false,
  security_switch: [],
  audit: { stage: 1, state: 1, reason: '', fields: [], updated_time: 0 },
  merchant: {
    logo: '',
    website: '',
    telegram: '',
    x: '',
    time_zone: 'UTC',
    address: { street: '', city: '', country: '' },
  },
  withdraw_lock_until: 0,
  withdraw_lock_reason: '',
  last_login: { time: 0, ip: '', device: '', address: '' },
});
