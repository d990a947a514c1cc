import { errorCode } from '@settlement/api-mocks/contract/errors';
import { createServer, type Server } from 'node:http';
import { createMockApi } from '@settlement/api-mocks/createMockApi';
import { createHttpHandler } from '@settlement/api-mocks/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bare, call, get, host, sendRaw } from './rawHttp.ts';

const api = createMockApi();
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer(createHttpHandler(api, { isOpenToOrigins: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const codeOf = (body: string): unknown => {
  const answer: unknown = JSON.parse(body);
  return typeof answer === 'object' && answer !== null && 'code' in answer ? answer.code : undefined;
};

test('a guesser gets no new attempts by using other addresses', async () => {
  const body = JSON.stringify({ email: 'finance@northwind.example', password: 'a'.repeat(64) });
  const codes: unknown[] = [];
  for (let n = 0; n < 8; n += 1) {
    const forwarded = ['User-Agent: curl/8', `X-Forwarded-For: 198.51.100.${n}`];
    const answer = await sendRaw(port, call('POST', '/api/v1/public/login', body, ...forwarded));
    codes.push(codeOf(answer.body));
  }
  expect(codes).toEqual([
    errorCode.PASSWORD_WRONG,
    errorCode.PASSWORD_WRONG,
    errorCode.PASSWORD_WRONG,
    errorCode.PASSWORD_WRONG,
    errorCode.PASSWORD_WRONG,
    errorCode.TOO_FREQUENT,
    errorCode.TOO_FREQUENT,
    errorCode.TOO_FREQUENT,
  ]);
});

test('the operation log names no address that the caller made up', async () => {
  const headers = ['User-Agent: curl/8', 'X-Forwarded-For: <b>6.6.6.6</b>'];
  const body = '{"google_auth_code":"mock:authorised"}';
  expect((await sendRaw(port, call('POST', '/api/v1/public/login', body, ...headers))).status).toBe(200);
  const token = api.bank.sessions.latest?.token ?? '';
  const sessions = await sendRaw(port, get('/api/v1/user/session', `X-Token: ${token}`));
  expect(sessions.status).toBe(200);
  expect(sessions.body).not.toContain('6.6.6.6');
});

test('no answer may be read with the cookies or the sign-in of another page', async () => {
  const { head } = await sendRaw(
    port,
    get('/api/v1/user/info', 'Origin: https://evil.example', 'Cookie: a=b'),
  );
  expect(head).toMatch(/access-control-allow-origin: \*/i);
  expect(head).not.toMatch(/access-control-allow-credentials/i);
});

test('chunks in pieces are one body, and a body of too many chunks is refused', async () => {
  const start = `POST /api/v1/public/login HTTP/1.1\r\n${host}\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const text = '{"google_auth_code":"mock:authorised"}';
  const chunks = Array.from(text, (character) => `1\r\n${character}\r\n`).join('');
  expect((await sendRaw(port, `${start}${chunks}0\r\n\r\n`)).status).toBe(200);
  const large = `100000\r\n${'a'.repeat(0x100000)}\r\n`.repeat(5);
  expect((await sendRaw(port, `${start}${large}0\r\n\r\n`)).status).toBe(413);
});

test.each([
  ['HEAD', 405],
  ['OPTIONS', 204],
  ['PATCH', 405],
  ['GET', 405],
  ['POST', 405],
])('%s writes nothing where another method would', async (method, status) => {
  const before = JSON.stringify(api.exportState().journal);
  const token = api.bank.sessions.latest?.token ?? '';
  const answer = await sendRaw(
    port,
    bare(
      `${method} /api/v1/account/address/policy?only_saved=2 HTTP/1.1`,
      host,
      'Connection: close',
      `X-Token: ${token}`,
      'X-HTTP-Method-Override: PUT',
    ),
  );
  expect(answer.status).toBe(status);
  expect(JSON.stringify(api.exportState().journal)).toBe(before);
});

test('a slow sender does not block others', async () => {
  const slow = sendRaw(port, `POST /api/v1/public/login HTTP/1.1\r\n${host}\r\nContent-Length: 100\r\n\r\n{`);
  for (let n = 0; n < 5; n += 1) expect((await sendRaw(port, get('/'))).status).toBe(200);
  server.closeAllConnections();
  expect((await slow).status).toBe(0);
});
