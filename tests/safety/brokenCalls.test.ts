import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import type { MockApi } from '@settlement/api-mocks/mockApi';
import { BODY_LIMIT, createHttpHandler } from '@settlement/api-mocks/server';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, get, host, sendRaw } from './rawHttp.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends bytes to a server of its own. */
async function send(api: MockApi, bytes: string): Promise<Answer> {
  const server = createServer(createHttpHandler(api));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return sendRaw(typeof address === 'object' && address !== null ? address.port : 0, bytes);
}

/** The whole body in one chunk; an open body lacks its end. */
const chunked = (size: number, end = '0\r\n\r\n') =>
  [
    'POST /api/v1/public/login HTTP/1.1',
    host,
    'Connection: close',
    'Transfer-Encoding: chunked',
    '',
    size.toString(16),
    '"'.padEnd(size, 'x'),
    end,
  ].join('\r\n');

it('a body in chunks is read up to the limit, and refused beyond it', async () => {
  // Within the limit it is read, and turns out to be no JSON.
  expect((await send(createMockApi(), chunked(BODY_LIMIT))).status).toBe(400);
  expect((await send(createMockApi(), chunked(BODY_LIMIT + 1))).status).toBe(413);
});

it('a body in chunks that goes on beyond the limit is refused at once', async () => {
  expect((await send(createMockApi(), chunked(BODY_LIMIT + 1, ''))).status).toBe(413);
});

it('a bank that breaks is answered with 500 and without what broke', async () => {
  const api: MockApi = { ...createMockApi(), handle: () => Promise.reject(new Error('secret')) };
  const { status, body } = await send(api, get('/api/v1/user/info'));
  expect([status, JSON.parse(body)]).toEqual([500, { code: 500, msg: 'The mock API broke' }]);
});

it('what breaks before anything is read is answered with 500, too', async () => {
  const message = new IncomingMessage(new Socket());
  message.url = '/record';
  message.headers = { host: 'localhost' };
  const response = new ServerResponse(message);
  createHttpHandler(createMockApi())(message, response, () => {
    throw new Error('The page broke');
  });
  await vi.waitFor(() => expect([response.statusCode, response.writableEnded]).toEqual([500, true]));
});
