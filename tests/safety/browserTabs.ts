import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { vi } from 'vitest';
import { createConsoleStore } from '#console/app/store.ts';
import { catalog } from '#console/app/testing.ts';
import type { PageLoader } from '#console/data/calls/pageLoader.ts';
import { beginSessionAtom, followOtherTabsAtom } from '#console/data/session/session.ts';
import { createDraftStorage } from '#console/lib/browser/draftStorage.ts';
import { memoryLocationSource } from '#console/lib/browser/locationSource.ts';
import { createStorage } from '#console/lib/browser/storage.ts';

type Listener = (event: { key: string | null; newValue: string | null }) => void;

function memoryArea(onChange: Listener = () => undefined): Storage {
  const values = new Map<string, string>();
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      values.set(key, value);
      Reflect.set(area, key, value);
      onChange({ key, newValue: value });
    },
    removeItem(key: string) {
      if (!values.delete(key)) return;
      Reflect.deleteProperty(area, key);
      onChange({ key, newValue: null });
    },
    clear() {
      for (const key of values.keys()) Reflect.deleteProperty(area, key);
      values.clear();
      onChange({ key: null, newValue: null });
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  // `Object.keys` of a real Storage returns only the stored keys.
  for (const name of Object.keys(area)) Object.defineProperty(area, name, { enumerable: false });
  return area;
}

export function openBrowser() {
  const api = createMockApi({ now: 1_795_143_570 });
  let writer: object | undefined;
  let sessions = 0;
  const tabs = new Set<{ readonly id: object; readonly hear: Listener }>();
  const local = memoryArea((event) => {
    for (const tab of tabs) if (tab.id !== writer) tab.hear(event);
  });

  function openTab(href = '/record', session = memoryArea()) {
    const id = {};
    const shared = () => {
      writer = id;
      return local;
    };
    const location = memoryLocationSource(href);
    const pageLoader = {
      assign: vi.fn<PageLoader['assign']>(),
      replace: vi.fn<PageLoader['replace']>(),
      reload: vi.fn<PageLoader['reload']>(),
    };
    const calls: { readonly path: string; readonly keepalive: boolean }[] = [];
    const store = createConsoleStore({
      location,
      pageLoader,
      catalog,
      storage: createStorage(shared),
      drafts: createDraftStorage(() => session),
      fetch: (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input, 'http://console.test');
        calls.push({ path: url.pathname, keepalive: init?.keepalive === true });
        return api.handle(new Request(url, init));
      },
    });
    store.set(beginSessionAtom);
    const tab = { id, hear: (event: Parameters<Listener>[0]) => store.set(followOtherTabsAtom, event) };
    tabs.add(tab);
    return { store, session, location, pageLoader, calls, close: () => tabs.delete(tab) };
  }

  return {
    api,
    local,
    openTab,
    signIn(merchant: 'authorised' | 'two-step') {
      writer = undefined;
      local.setItem('session', local.getItem('session') ?? `session-${(sessions += 1)}`);
      local.setItem('token', api.signIn(merchant));
    },
  };
}
