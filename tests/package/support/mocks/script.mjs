import assert from 'node:assert/strict';
import { createClient } from '@settlement/api-mocks/contract';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { signCall } from '@settlement/api-mocks/signing';

const api = createMockApi({ merchant: 'authorised', isSignedIn: true });
let token;
const call = createClient({
  baseUrl: 'http://mock.test',
  token: () => token,
  fetch: (input, init) => api.handle(new Request(input, init)),
});

({ token } = await call('auth.login', { body: { google_auth_code: 'mock:authorised' } }));
const { list } = await call('payments.list', { query: { status: 3, current: 1, pageSize: 5 } });
assert.equal(list.length, 5);

const path = '/api/v1/orders';
const { appid, secretKey } = api.merchant().rows.apps.get(3);
const headers = signCall({ key: appid, secret: secretKey, method: 'GET', path, time: api.clock.outside() });
const { status } = await api.handle(new Request(`http://mock.test${path}`, { headers }));
assert.equal(status, 200);
