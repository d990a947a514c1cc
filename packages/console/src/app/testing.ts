import type { UserInfo } from '@settlement/api-mocks/contract/user';
import { vi } from 'vitest';
import type { PageLoader } from '#data/calls/pageLoader.ts';
import { Catalog, messageFiles } from '#i18n/catalog.ts';
import { loadMessages } from '#i18n/loadMessages.ts';
import { languages } from '#i18n/language.ts';
import { memoryLocationSource } from '#lib/browser/locationSource.ts';
import { memoryStorage } from '#lib/browser/storage.ts';
import { type ConsoleStoreOptions, createConsoleStore } from './store.ts';

export const catalog = new Catalog({ load: loadMessages });
await Promise.all(languages.map((language) => catalog.load(language, messageFiles)));

type Reply = { status?: number; body: unknown };
type Server = (path: string, request: Request) => Reply | Promise<Reply>;

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
    catalog,
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
  test_mode: false,
  withdraw_lock_until: 0,
  withdraw_lock_reason: '',
  last_login: { time: 0, ip: '', device: '', address: '' },
});
