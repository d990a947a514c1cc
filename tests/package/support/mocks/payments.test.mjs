import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createMockServer } from '@settlement/api-mocks/node';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const api = createMockApi({ isSignedIn: true });
const server = createMockServer(api);
const url = 'https://merchant.example/api/v1/transactions/list';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the mock API returns payments', async () => {
  const { code, data } = await (await fetch(url)).json();
  expect(code).toBe(200);
  expect(data.list.length).toBeGreaterThan(0);
});

test('the mock API handles all calls except those with a replaced handler', async () => {
  server.use(http.get('*/api/v1/transactions/list', () => HttpResponse.json({ code: 500, msg: 'down' })));
  expect(await (await fetch(url)).json()).toEqual({ code: 500, msg: 'down' });
  const user = await (await fetch('https://merchant.example/api/v1/user/info')).json();
  expect(user.data.name).toBe('Northwind Ltd');
});

test('a scenario changes the responses of the mock API', async () => {
  api.setScenarios(['payments.empty']);
  const { data } = await (await fetch(url)).json();
  expect(data.list).toEqual([]);
});
