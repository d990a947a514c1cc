import type { Server } from 'node:http';
import type { BodyInput, DataOf, Endpoint, QueryInput } from '#contract/endpoint.ts';
import { SUCCESS } from '#contract/errors.ts';
import * as v from 'valibot';
import { sendEmailCode } from '#contract/sentCodes.ts';
import { createMockApi, type MockApi, type MockApiOptions } from '#entries/createMockApi.ts';
import { DEMO_TRADE_PASSWORD_HASH } from '#fixtures/identity.ts';

export interface Refusal {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: {
    readonly reason?: string;
    readonly errors?: Readonly<Record<string, string>>;
    readonly methods?: readonly string[];
  };
}

const refused = v.object({
  code: v.number(),
  msg: v.optional(v.string(), ''),
  data: v.optional(
    v.looseObject({
      reason: v.optional(v.string()),
      errors: v.optional(v.record(v.string(), v.string())),
      methods: v.optional(v.array(v.string())),
    }),
  ),
});

export type Ask<E extends Endpoint> = {
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  /** The raw body, for tests with a body that doesn’t match the contract. */
  text?: string;
  /** The session token. `null` to send the call without a token. */
  token?: string | null;
  headers?: Record<string, string>;
};

export function createClient(api: MockApi, token?: string) {
  async function send<E extends Endpoint>(endpoint: E, ask: Ask<E> = {}): Promise<Response> {
    const url = new URL(endpoint.path, 'http://mock.test');
    for (const [name, value] of Object.entries<unknown>(ask.query ?? {})) {
      if (typeof value === 'string') url.searchParams.set(name, value);
      else if (value !== undefined) url.searchParams.set(name, JSON.stringify(value));
    }
    const headers = new Headers(ask.headers);
    const own = ask.token === undefined ? token : ask.token;
    if (own) headers.set('x-token', own);
    const { method } = endpoint;
    const body = ask.text ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
    return api.handle(new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }));
  }

  async function refusal<E extends Endpoint>(endpoint: E, ask: Ask<E> = {}): Promise<Refusal> {
    const response = await send(endpoint, ask);
    const { code, msg, data } = v.parse(refused, await response.json());
    if (code === SUCCESS) throw new Error(`${endpoint.id} was expected to be rejected`);
    return { status: response.status, code, msg, data: data ?? {} };
  }

  return {
    send,
    refusal,
    async get<E extends Endpoint>(endpoint: E, ask: Ask<E> = {}): Promise<DataOf<E>> {
      const response = await send(endpoint, ask);
      const text = await response.text();
      const envelope = v.parse(v.object({ code: v.number(), data: v.unknown() }), JSON.parse(text));
      if (envelope.code !== SUCCESS) throw new Error(`${endpoint.id} returned ${text}`);
      return v.parse(endpoint.data, envelope.data);
    },
    code: async <E extends Endpoint>(endpoint: E, ask: Ask<E> = {}) => (await refusal(endpoint, ask)).code,
    reason: async <E extends Endpoint>(endpoint: E, ask: Ask<E> = {}) =>
      (await refusal(endpoint, ask)).data.reason,
    errors: async <E extends Endpoint>(endpoint: E, ask: Ask<E> = {}) =>
      (await refusal(endpoint, ask)).data.errors,
  };
}

export type Client = ReturnType<typeof createClient>;

/**
 * Returns an authenticator code and the transaction password. A code works only once, so the clock is advanced if
 * the current code has been used.
 */
export function codesOf(api: MockApi) {
  if (api.merchant().settings.guard.totpStep > api.clock.now() / 30) api.advance(30);
  return { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
}

export function signedIn(options: MockApiOptions = {}) {
  const api = createMockApi({ isSignedIn: true, ...options });
  const client = createClient(api);
  const lastCode = () => api.inbox()[0]?.code ?? '';
  return {
    api,
    client,
    codes: () => codesOf(api),
    lastCode,
    emailCode: async (type: number) => {
      await client.get(sendEmailCode, { body: { type } });
      return lastCode();
    },
  };
}

/** Waits until callbacks are waiting to be sent, and takes them. */
export async function takeCallbacks(api: MockApi) {
  for (;;) {
    const taken = api.takeCallbacks();
    if (taken.length > 0) return taken;
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** An address that the demo merchant has never used. */
export const TRON = 'TC2e2V1NHMdcsEKzCXMqyuBCiHNpZA2zBs';
export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export async function startServer(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
