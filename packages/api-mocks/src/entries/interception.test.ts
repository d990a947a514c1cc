import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { createMockApi } from './createMockApi.ts';
import { createMockServer } from './node.ts';
import { startControlled } from './startControlled.ts';

const api = createMockApi({ isSignedIn: true });
const server = createMockServer(api);

beforeAll(() => server.listen());
afterAll(() => server.close());

test("fetch in a test returns responses from that test's mock API", async () => {
  const response = await fetch('https://console.example/api/v1/user/info');
  expect(await response.json()).toMatchObject({ code: 200, data: { name: 'Northwind Ltd' } });
  expect((await fetch('https://console.example/config.json')).status).toBe(200);
});

test('fetch rejects if a scenario breaks the connection', async () => {
  api.setScenarios(['user.offline']);
  await expect(fetch('https://console.example/api/v1/user/info')).rejects.toThrow('fetch failed');
  api.setScenarios([]);
});

function startedIn(controller: object | null | undefined, kept: Record<string, string> = {}) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('navigator', controller === undefined ? {} : { serviceWorker: { controller } });
  vi.stubGlobal('location', { reload });
  const values = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  const start = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
  const isStarted = vi.fn<() => void>();
  const isRefused = vi.fn<(error: unknown) => void>();
  void startControlled({ start }, { quiet: true }).then(isStarted, isRefused);
  return { reload, start, isStarted, isRefused, values };
}

describe('startControlled', () => {
  it('resolves without a reload if the worker controls the page', async () => {
    const { reload, start, isStarted } = startedIn({});
    await vi.waitFor(() => expect(isStarted).toHaveBeenCalled());
    expect(start).toHaveBeenCalledWith({ quiet: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('resolves without a reload if the page has no service workers', async () => {
    const { reload, isStarted } = startedIn(undefined);
    await vi.waitFor(() => expect(isStarted).toHaveBeenCalled());
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads the page before resolving if the worker doesn't control the page", async () => {
    const { reload, isStarted } = startedIn(null);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(isStarted).not.toHaveBeenCalled();
  });

  it("rejects without another reload if the page isn't controlled after one reload", async () => {
    const first = startedIn(null);
    await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce());
    const second = startedIn(null, Object.fromEntries(first.values));
    await vi.waitFor(() => expect(second.isRefused).toHaveBeenCalledOnce());
    expect(second.reload).not.toHaveBeenCalled();
    expect(second.values.size).toBe(0);
  });
});
