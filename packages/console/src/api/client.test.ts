import { errorCode } from '@settlement/api-mocks/contract/errors';
import { login } from '@settlement/api-mocks/contract/auth';
import { endpoint } from '@settlement/api-mocks/contract/endpoint';
import { decimal, text } from '@settlement/api-mocks/contract/primitives';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { ApiError, errorData } from './errors.ts';
import { unwrap } from './unwrap.ts';

const balance = endpoint('test.balance', 'GET', '/test/balance', {
  query: v.object({ token: v.optional(text), page: v.optional(v.number()) }),
  data: v.object({ amount: decimal }),
  isExportable: true,
});
const pay = endpoint('test.pay', 'POST', '/test/pay', {
  body: v.object({ request_id: v.optional(text), amount: decimal }),
  data: v.null(),
});

const good = { code: 200, msg: 'Success', data: { amount: '12.5' } };
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

type Answer = (input: RequestInfo | URL, init?: RequestInit) => Response | Promise<Response>;

function clientOf(answers: readonly Answer[], options: Partial<ApiClientOptions> = {}) {
  const calls: { url: string; init: RequestInit; headers: Headers }[] = [];
  const client = createApiClient({
    getToken: () => 'secret-token',
    getLanguage: () => 'zh-CN',
    getPath: () => '/record',
    now: () => new Date('2026-11-20T10:00:00Z'),
    fetch: async (input, init = {}) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://host');
      calls.push({ url: `${pathname}${search}`, init, headers: new Headers(init.headers) });
      const answer = answers[Math.min(calls.length, answers.length) - 1];
      if (!answer) throw new TypeError('no response');
      return answer(input, init);
    },
    ...options,
  });
  return { client, calls };
}

const never: Answer = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

describe('the client (§7, headers)', () => {
  test('sends the headers X-Token, X-Language and X-Time, the last as a GMT date', async () => {
    const { client, calls } = clientOf([json(good)]);
    await client.request(balance, {});
    const headers = calls[0]?.headers;
    expect(headers?.get('X-Token')).toBe('secret-token');
    expect(headers?.get('X-Language')).toBe('zh-CN');
    expect(headers?.get('X-Time')).toBe('Fri, 20 Nov 2026 10:00:00 GMT');
  });

  test('sends the default headers if there is no session', async () => {
    const { client, calls } = clientOf([json(good)], {
      getLanguage: () => undefined,
      getToken: () => undefined,
    });
    await client.request(balance, {});
    expect(calls[0]?.headers.get('X-Language')).toBe('en-US');
    expect(calls[0]?.headers.has('X-Token')).toBe(false);
  });

  test.each([
    ['/login', '/api/v1/public/login', false],
    ['/m/login', '/api/v1/public/login/verification', false],
    ['/login', '/api/v1/public/register', false],
    ['/record', '/api/v1/public/login', true],
    ['/login', '/api/v1/user/info', true],
    ['/login', '/api/v1/public/email/send-verification-code', true],
  ])('sends the token on %s with a call to %s: %s', async (page, path, hasToken) => {
    const { client, calls } = clientOf([json(good)], { getPath: () => page });
    await client.request({ ...balance, path }, {});
    expect(calls[0]?.headers.has('X-Token')).toBe(hasToken);
  });

  test('sends a body as JSON and omits undefined values of a query', async () => {
    const { client, calls } = clientOf([json({ ...good, data: null }), json(good)]);
    await client.request(pay, { body: { amount: '0.05' } });
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.init.body).toBe('{"amount":"0.05"}');
    await client.request(balance, { query: { token: undefined, page: 2 } });
    expect(calls[1]?.url).toBe('/api/v1/test/balance?page=2');
  });

  test('sends no body if the input doesn’t contain one', async () => {
    const { client, calls } = clientOf([json(good)]);
    await client.request(balance, {});
    expect(calls[0]?.init.body).toBeUndefined();
  });
});

describe('the client (§7, timeout and retry)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('fails after a read and its 5 retries have timed out', async () => {
    const { client, calls } = clientOf([never]);
    const failure = failureOf(client.request(balance, {}));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1 + 499);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5 * 30_500);
    expect((await failure).kind).toBe('timeout');
    expect(calls).toHaveLength(6);
  });

  test('returns the response to a retry of a read that timed out', async () => {
    const { client } = clientOf([never, json(good)]);
    const answer = client.request(balance, {});
    await vi.advanceTimersByTimeAsync(30_500);
    expect(unwrap(await answer)).toEqual({ amount: '12.5' });
  });

  test.each([{ amount: '1' }, { amount: '1', request_id: 'one' }])(
    'never repeats a write after a timeout (%o)',
    async (body) => {
      const { client, calls } = clientOf([never]);
      const failure = failureOf(client.request(pay, { body }));
      await vi.advanceTimersByTimeAsync(300_000);
      expect((await failure).kind).toBe('timeout');
      expect(calls).toHaveLength(1);
    },
  );

  test('uses the token given for a call instead of the stored token', async () => {
    const { client, calls } = clientOf([json({ ...good, data: null })]);
    await client.request(pay, { body: { amount: '1' } }, { token: 'of this page' });
    expect(new Headers(calls[0]?.init.headers).get('x-token')).toBe('of this page');
  });

  test('repeats a read if its response body stalls', async () => {
    const stalled: Answer = (_input, init) =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"code":200,'));
            init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
          },
        }),
      );
    const { client, calls } = clientOf([stalled, json(good)]);
    const answer = client.request(balance, {});
    await vi.advanceTimersByTimeAsync(30_500);
    expect(unwrap(await answer)).toEqual({ amount: '12.5' });
    expect(calls).toHaveLength(2);
  });

  test('doesn’t repeat a call after a network error', async () => {
    const { client, calls } = clientOf([() => Promise.reject(new TypeError('Failed to fetch'))]);
    expect((await failureOf(client.request(balance, {}))).kind).toBe('network');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  test('stops immediately if the call is aborted during the pause between attempts', async () => {
    const { client, calls } = clientOf([never]);
    const controller = new AbortController();
    const failure = failureOf(client.request(balance, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(30_100);
    controller.abort();
    expect((await failure).kind).toBe('aborted');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });
});

describe('the client (specification §7 and §8)', () => {
  test('rejects an exclusive call only while the same URL is being called', async () => {
    let release: (response: Response) => void = () => undefined;
    const slow: Answer = () => new Promise((resolve) => (release = resolve));
    const { client, calls } = clientOf([slow, json({ ...good, data: null })]);
    const first = client.request(pay, { body: { amount: '1' } }, { isExclusive: true });
    const second = await failureOf(client.request(pay, { body: { amount: '1' } }, { isExclusive: true }));
    expect(second.kind).toBe('duplicate');
    release(Response.json({ ...good, data: null }));
    await first;
    expect((await client.request(pay, { body: { amount: '1' } }, { isExclusive: true })).code).toBe(200);
    expect(calls).toHaveLength(2);
  });

  test('sends only one of 50 parallel submissions', async () => {
    const { client, calls } = clientOf([json({ ...good, data: null })]);
    const all = Array.from({ length: 50 }, () =>
      client.request(pay, { body: { amount: '1' } }, { isExclusive: true }).catch((error: unknown) => error),
    );
    const failures = (await Promise.all(all)).filter((answer) => answer instanceof ApiError);
    expect(failures).toHaveLength(49);
    expect(calls).toHaveLength(1);
  });

  test('allows parallel calls without the exclusive option', async () => {
    const { client, calls } = clientOf([json(good)]);
    await Promise.all([client.request(balance, {}), client.request(balance, {})]);
    expect(calls).toHaveLength(2);
  });

  test('sends only one call that moves money at a time, even to different URLs', async () => {
    const { client, calls } = clientOf([never, never]);
    const controller = new AbortController();
    const swap = { ...pay, id: 'test.swap', path: '/api/v1/test/swap', movesMoney: true } as const;
    const money = { ...pay, movesMoney: true } as const;
    const first = failureOf(client.request(money, { body: { amount: '1' } }, { signal: controller.signal }));
    expect((await failureOf(client.request(money, { body: { amount: '2' } }))).kind).toBe('duplicate');
    expect((await failureOf(client.request(swap, { body: { amount: '1' } }))).kind).toBe('busy');
    expect(calls).toHaveLength(1);
    controller.abort();
    await first;
  });

  test('rejects a call with requiresIdle only while the loading flag is set', async () => {
    const { client } = clientOf([never, json(good)]);
    const controller = new AbortController();
    const first = failureOf(client.request(balance, {}, { requiresIdle: true, signal: controller.signal }));
    expect((await failureOf(client.request(balance, {}, { requiresIdle: true }))).kind).toBe('busy');
    expect((await client.request(balance, {})).code).toBe(200);
    controller.abort();
    await first;
    expect((await client.request(balance, {}, { requiresIdle: true })).code).toBe(200);
  });
});

describe('the client (§8, error catalog)', () => {
  test('treats status or code 401 as an expired session', async () => {
    const { client } = clientOf([
      json({ code: 401, msg: 'login expired' }, 401),
      json({ code: 401, msg: 'x' }),
    ]);
    expect(await failureOf(client.request(balance, {}))).toMatchObject({
      kind: 'unauthorised',
      msg: 'login expired',
    });
    expect((await failureOf(client.request(balance, {}))).kind).toBe('unauthorised');
  });

  test('treats 422 as a business error with a code, a message and fields', async () => {
    const body = {
      code: errorCode.PARAMETER_ERROR,
      msg: '参数错误',
      data: { reason: 'bad', errors: { amount: 'validaValue', x: 1 } },
    };
    const { client } = clientOf([json(body, 422)]);
    const error = await failureOf(client.request(balance, {}));
    expect(error).toMatchObject({
      kind: 'business',
      code: errorCode.PARAMETER_ERROR,
      msg: '参数错误',
      endpointId: 'test.balance',
    });
    expect(errorData(error)).toEqual({ reason: 'bad', errors: { amount: 'validaValue' } });
  });

  test('reports 422 with code 10038 as a required verification with its methods', async () => {
    const data = { purpose: 8, methods: ['email'], need_password: true, ticket_ttl: 600 };
    const { client } = clientOf([
      json({ code: errorCode.VERIFICATION_REQUIRED, msg: 'Security verification required', data }, 422),
    ]);
    const error = await failureOf(client.request(balance, {}));
    expect(error).toMatchObject({ kind: 'verification', code: errorCode.VERIFICATION_REQUIRED, data });
  });

  test('resolves with the body of a 500 response', async () => {
    const { client } = clientOf([
      json({ code: errorCode.OPERATION_FAILED, msg: 'Ledger is closed' }, 500),
      json({}, 500),
    ]);
    expect(await client.request(balance, {})).toEqual({ code: 500, msg: 'Ledger is closed' });
    const silent = await client.request(balance, {});
    expect(silent).toEqual({ code: 500, msg: undefined });
    expect(() => unwrap(silent)).toThrow(expect.objectContaining({ kind: 'server', code: 500 }));
  });

  test('doesn’t treat status 500 with code 200 as a success', async () => {
    const { client } = clientOf([json(good, 500)]);
    expect((await client.request(balance, {})).code).toBe(500);
  });

  test('treats a success status with another code as a business error', async () => {
    const { client } = clientOf([
      json({ code: errorCode.INSUFFICIENT_BALANCE, msg: 'insufficient balance', data: null }),
    ]);
    expect(await failureOf(client.request(balance, {}))).toMatchObject({
      kind: 'business',
      code: errorCode.INSUFFICIENT_BALANCE,
    });
  });

  test.each<[string, Answer]>([
    ['HTML', () => new Response('<html>hello</html>')],
    ['cut-off JSON', () => new Response('{"code":200,"data":{"am')],
    ['an empty body', () => new Response('')],
    ['a bare string', () => new Response('"ok"')],
    ['null', () => new Response('null')],
    ['no data', json({ code: 200, msg: 'Success' })],
    ['data with another shape', json({ code: 200, data: { amount: { value: 12.5 } } })],
    ['an amount in exponent form', json({ code: 200, data: { amount: '1e3' } })],
    ['a 404 page', () => new Response('Not Found', { status: 404 })],
    ['a 422 without a body', () => new Response('', { status: 422 })],
  ])('reports a contract violation for a response with %s', async (_name, answer) => {
    const { client } = clientOf([answer]);
    expect((await failureOf(client.request(balance, {}))).kind).toBe('contract');
  });

  test('accepts additional fields in a response', async () => {
    const { client } = clientOf([json({ ...good, data: { amount: '1', novelty: true }, trace: 1 })]);
    expect(unwrap(await client.request(balance, {}))).toEqual({ amount: '1' });
  });

  test('treats gateway errors and broken connections as network errors', async () => {
    const broken: Answer = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
      );
    const { client } = clientOf([() => new Response('<html>502</html>', { status: 502 }), broken]);
    expect((await failureOf(client.request(balance, {}))).kind).toBe('network');
    expect((await failureOf(client.request(balance, {}))).kind).toBe('network');
  });

  test('rejects an aborted call with an error of the kind aborted', async () => {
    const { client } = clientOf([never]);
    expect((await failureOf(client.request(balance, {}, { signal: AbortSignal.abort() }))).kind).toBe(
      'aborted',
    );
  });

  test('never includes the token in an error message', async () => {
    const { client } = clientOf([json({ code: errorCode.PARAMETER_ERROR, msg: 'x' }, 422)]);
    const error = await failureOf(client.request(balance, {}));
    expect(JSON.stringify(error) + error.message + String(error.stack)).not.toContain('secret-token');
  });
});

test('the client sends a ticket in a header, never in the URL', async () => {
  const { client, calls } = clientOf([json({ code: 200, data: null })]);
  await client.request(balance, {}, { ticket: 'tkt_1' }).catch(() => undefined);
  expect(calls[0]?.headers.get('X-Ticket')).toBe('tkt_1');
  expect(calls[0]?.url).not.toContain('tkt_1');
});

describe('the client (§7, export)', () => {
  const xlsx = () => new Response(new Blob(['PK\u0003\u0004rest']));

  test('names a downloaded file after the area and the date', async () => {
    const { client, calls } = clientOf([xlsx]);
    const { blob, filename } = await client.download(balance, { query: { token: 'USDT' } });
    expect(calls[0]?.headers.get('X-DOWNLOAD')).toBe('1');
    expect(calls[0]?.url).toBe('/api/v1/test/balance?token=USDT');
    expect(filename).toBe('test-2026-11-20.xlsx');
    expect(await blob.text()).toContain('PK');
  });

  test.each(['\uFEFFToken\r\n', 'Date,Amount\r\n'])('recognizes CSV that starts with %j', async (start) => {
    const csv = () => new Response(new Blob([start]));
    const { client } = clientOf([csv]);
    const { filename } = await client.download(balance, { query: {} });
    expect(filename).toBe('test-2026-11-20.csv');
  });

  test('rejects a response that isn’t a spreadsheet', async () => {
    const { client } = clientOf([
      json({ code: errorCode.PARAMETER_ERROR, msg: 'Parameter error' }, 422),
      json({ code: 401, msg: 'login expired' }, 401),
      json({ code: 500, msg: 'down' }, 500),
      () => new Response('<html></html>'),
      json(good),
    ]);
    const kinds = [];
    for (let time = 0; time < 5; time += 1) kinds.push((await failureOf(client.download(balance, {}))).kind);
    expect(kinds).toEqual(['business', 'unauthorised', 'server', 'contract', 'contract']);
  });
});

test('the client accepts a sign-in response that matches the contract', async () => {
  const data = { token: 't', verification: true, expire_time: 1 };
  const { client } = clientOf([json({ code: 200, data })], { getPath: () => '/login' });
  const answer = await client.request(
    login,
    { body: { google_auth_code: 'credential' } },
    { isExclusive: true },
  );
  expect(unwrap(answer).verification).toBe(true);
});

describe('a download', () => {
  beforeEach(() => vi.useFakeTimers());

  const part = new Uint8Array([0x50, 0x4b, 3, 4]);
  function file() {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    const answer: Answer = (_input, init) => {
      init?.signal?.addEventListener('abort', () => controller?.error(init.signal?.reason));
      return new Response(body);
    };
    return { answer, send: () => controller?.enqueue(part), end: () => controller?.close() };
  }

  test('reports its progress even if it takes longer than the timeout', async () => {
    const { answer, send, end } = file();
    const { client, calls } = clientOf([answer]);
    const received: number[] = [];
    const download = client.download(balance, {}, { onProgress: (bytes) => received.push(bytes) });
    for (let time = 0; time < 4; time += 1) {
      await vi.advanceTimersByTimeAsync(29_000);
      send();
    }
    await vi.advanceTimersByTimeAsync(0);
    end();
    expect((await download).blob.size).toBe(16);
    expect(received).toEqual([4, 8, 12, 16]);
    expect(calls).toHaveLength(1);
  });

  test('fails if no more data arrives before the timeout', async () => {
    const { answer, send } = file();
    const { client, calls } = clientOf([answer]);
    const failure = failureOf(client.download(balance, {}));
    await vi.advanceTimersByTimeAsync(20_000);
    send();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(calls[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await failure).kind).toBe('timeout');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls).toHaveLength(1);
  });

  test('isn’t repeated if no response arrives', async () => {
    const { client, calls } = clientOf([never]);
    const failure = failureOf(client.download(balance, {}));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await failure).kind).toBe('timeout');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls).toHaveLength(1);
  });

  test('can be canceled while in progress', async () => {
    const { answer, send } = file();
    const { client, calls } = clientOf([answer]);
    const caller = new AbortController();
    const failure = failureOf(client.download(balance, {}, { signal: caller.signal }));
    await vi.advanceTimersByTimeAsync(0);
    send();
    caller.abort();
    expect((await failure).kind).toBe('aborted');
    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });
});
