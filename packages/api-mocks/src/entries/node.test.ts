import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMockApi } from './createMockApi.ts';
import { createMockServer } from './node.ts';

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
