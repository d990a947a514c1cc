import { serve as serveOn } from '#testing/serve.ts';
import { expect, test } from 'vitest';
import { createMockApi } from './createMockApi.ts';
import { drain } from './drain.ts';
import { BODY_LIMIT, createHttpHandler, type HttpOptions } from './server.ts';

const serve = (options: HttpOptions = {}) => serveOn(createHttpHandler(createMockApi(), options));

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

async function signIn(base: string): Promise<string> {
  const response = await post(`${base}/api/v1/public/login`, '{"google_auth_code":"mock:authorised"}');
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}

test('the activity log contains the device of a sign-in', async () => {
  const { base } = await serve();
  const token = await signIn(base);
  const response = await fetch(`${base}/api/v1/user/log?pageSize=1`, { headers: { 'x-token': token } });
  expect(await response.json()).toMatchObject({
    code: 200,
    data: { list: [{ content: 'Signed in', device: 'Node' }] },
  });
});

test('the controls are available over HTTP', async () => {
  const { base } = await serve();
  const clock = await (await fetch(`${base}/__mock/clock`)).json();
  const moved = await (await post(`${base}/__mock/clock`, '{"advance":86400}')).json();
  expect(moved.now - clock.now).toBe(86_400);
  expect((await post(`${base}/__mock/scenario`, '{"scenario":"nonsense.really"}')).status).toBe(422);
  const reset = await (await post(`${base}/__mock/reset`, '{"merchant":"fresh"}')).json();
  expect(reset).toMatchObject({ now: clock.now, merchant: 'fresh' });
});

test('the server provides the configuration, the Google stub and a list of calls', async () => {
  const { base } = await serve();
  expect(await (await fetch(`${base}/config.json`)).json()).toEqual({
    googleClientId: 'demo.apps.googleusercontent.com',
    googleScriptUrl: '/__mock/google/gsi.js',
    features: { passwordSignIn: true },
  });
  const script = await (await fetch(`${base}/__mock/google/gsi.js`)).text();
  expect(script).toMatch(/^\(function googleStub\(/);
  expect(script).toContain('"key":"two-step"');
  expect(script).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|eval\(/);
  const page = await (await fetch(`${base}/`)).text();
  expect(page).toContain('/api/v1/transactions/list');
  expect(page).toContain('mock:two-step');
});

test('the server passes unknown paths to the next handler', async () => {
  const handler = createHttpHandler(createMockApi());
  const seen: string[] = [];
  const { base } = await serveOn((message, to) =>
    handler(message, to, () => {
      seen.push(message.url ?? '');
      to.end('the page');
    }),
  );
  expect(await (await fetch(`${base}/record?status=2`)).text()).toBe('the page');
  expect(seen).toEqual(['/record?status=2']);
});

test('the offline scenario closes the connection of the request', async () => {
  const { base } = await serve();
  const headers = { 'x-mock-scenario': 'any.offline' };
  await expect(fetch(`${base}/api/v1/user/info`, { headers })).rejects.toThrow('fetch failed');
});

test('the log line of a request contains its status, duration and ID', async () => {
  const lines: string[] = [];
  const { base } = await serve({ log: (line) => lines.push(line) });
  await (await fetch(`${base}/api/v1/user/info`)).text();
  expect(lines[0]).toMatch(/^GET \/api\/v1\/user\/info 401 [\d.]+ ms [\da-f-]{36}$/);
});

test('a HEAD request returns only the headers of the GET response', async () => {
  const { base } = await serve();
  const headers = { 'x-token': await signIn(base), 'accept-encoding': 'identity' };
  for (const path of ['/', '/config.json', '/api/v1/user/info', '/__mock/clock', '/openapi.json']) {
    const [head, get] = [
      await fetch(base + path, { method: 'HEAD', headers }),
      await fetch(base + path, { headers }),
    ];
    expect({ path, status: head.status, type: head.headers.get('content-type') }).toEqual({
      path,
      status: 200,
      type: get.headers.get('content-type'),
    });
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
    expect(await head.text()).toBe('');
  }
});

test('a request with an unsupported method returns 405 with the allowed methods', async () => {
  const { base } = await serve();
  const allowed = async (method: string, path: string) => {
    const response = await fetch(base + path, { method });
    return [response.status, response.headers.get('allow')];
  };
  expect(await allowed('DELETE', '/api/v1/user/info')).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await allowed('GET', '/api/v1/public/login')).toEqual([405, 'POST, OPTIONS']);
  expect(await allowed('DELETE', '/__mock/clock')).toEqual([405, 'GET, HEAD, POST']);
  expect(await allowed('POST', '/openapi.json')).toEqual([405, 'GET, HEAD']);
  expect(await allowed('GET', '/api/v1/no/such')).toEqual([404, null]);
});

test('the server compresses only long responses, in a format that the caller accepts', async () => {
  const { base } = await serve();
  const token = await signIn(base);
  const encoding = async (path: string, accepted: string) => {
    const response = await fetch(base + path, { headers: { 'x-token': token, 'accept-encoding': accepted } });
    const text = await response.text();
    expect(text.startsWith('{')).toBe(true);
    return [response.headers.get('content-encoding'), response.headers.get('vary')];
  };
  const list = '/api/v1/transactions/list?pageSize=20';
  expect(await encoding(list, 'gzip, deflate, br')).toEqual(['br', 'Accept-Encoding']);
  expect(await encoding(list, 'gzip')).toEqual(['gzip', 'Accept-Encoding']);
  expect(await encoding(list, 'br;q=0, gzip')).toEqual(['gzip', 'Accept-Encoding']);
  expect(await encoding(list, 'identity')).toEqual([null, 'Accept-Encoding']);
  expect(await encoding('/config.json', 'br')).toEqual([null, null]);
});

test('the index page links to the documents', async () => {
  const { base } = await serve();
  const page = await (await fetch(`${base}/`)).text();
  for (const [path, text] of [
    ['/openapi.json', '"openapi"'],
    ['/openapi.merchant.json', '"orders_create"'],
    ['/llms.txt', '# Settlement'],
    ['/api.http', `@host = ${base}\n`],
    ['/api.rest', '{{auth_login.response.body.$.data.token}}'],
    ['/docs', '<section id="payments.list">'],
    ['/docs.md', '## Verify callbacks'],
  ] as const) {
    expect(page).toContain(`href="${path}"`);
    expect(await (await fetch(base + path)).text()).toContain(text);
  }
});

test('a closed server completes its responses before it stops', async () => {
  const { base, server } = await serve();
  await post(`${base}/__mock/latency`, '{"latency":150}');
  const answer = fetch(`${base}/api/v1/user/info`);
  await new Promise<void>((resolve) => server.once('request', () => resolve()));
  const drained = drain(server);
  await expect(fetch(`${base}/`)).rejects.toThrow('fetch failed');
  expect((await answer).status).toBe(401);
  await drained;
});

test.each(['openapi.json', 'openapi.merchant.json'])('%s contains the URL of the server', async (name) => {
  const { base } = await serve();
  expect(await (await fetch(`${base}/${name}`)).json()).toMatchObject({ servers: [{ url: base }] });
});

test('every section, call and link of llms.txt exists in the documents of the server', async () => {
  const { base } = await serve();
  const markdown = await (await fetch(`${base}/llms.txt`)).text();
  const page = await (await fetch(`${base}/docs`)).text();
  const titles = [...markdown.matchAll(/^## (.*)$/gm)].flatMap(([, title]) => [
    `>${title}</h2>`,
    `>${title}</a>`,
  ]);
  const links = [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link = '']) => link);
  const anchors = links.flatMap((link) => link.split('#')[1] ?? []).map((anchor) => ` id="${anchor}"`);
  expect(titles.length).toBeGreaterThan(30);
  expect(anchors.length).toBeGreaterThan(100);
  expect([...titles, ...anchors].filter((part) => !page.includes(part))).toEqual([]);
  for (const path of new Set(links.map((link) => link.split('#')[0])))
    expect({ path, status: (await fetch(`${base}${path}`)).status }).toEqual({ path, status: 200 });
});

test('every response has a request ID, which the log contains', async () => {
  const lines: string[] = [];
  const { base } = await serve({ isOpenToOrigins: true, log: (line) => lines.push(line) });
  const tooLarge = { method: 'POST', body: new Uint8Array(BODY_LIMIT + 1) };
  const responses = await Promise.all([
    fetch(`${base}/api/v1/status`),
    fetch(`${base}/api/v1/user/info`),
    fetch(`${base}/api/v1/nothing`),
    fetch(`${base}/api/v1/public/login`, tooLarge),
    fetch(`${base}/nothing`),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 401, 404, 413, 404]);
  const ids = responses.map(({ headers }) => headers.get('x-request-id') ?? '');
  expect(new Set(ids).size).toBe(5);
  expect(ids.slice(0, 4).filter((id) => !lines.some((line) => line.endsWith(` ${id}`)))).toEqual([]);
  expect(responses[0]?.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
});
