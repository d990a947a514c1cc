import type { BodyInput, DataOf, Endpoint, QueryInput } from '#contract/endpoint.ts';
import { SUCCESS } from '#contract/errors.ts';
import * as v from 'valibot';
import type { MockApi } from '#entries/createMockApi.ts';

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

const refusal = v.object({
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

type Ask<E extends Endpoint> = {
  query?: QueryInput<E>;
  body?: BodyInput<E>;
  token?: string | null;
  headers?: Record<string, string>;
};

/** Calls a bank as a console would, in tests. */
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
    const body = ask.body === undefined ? undefined : JSON.stringify(ask.body);
    return api.handle(new Request(url, { method, headers, ...(body === undefined ? {} : { body }) }));
  }

  return {
    send,
    /** The data of a success; throws on anything else. */
    async get<E extends Endpoint>(endpoint: E, ask: Ask<E> = {}): Promise<DataOf<E>> {
      const response = await send(endpoint, ask);
      const text = await response.text();
      const envelope = v.parse(v.object({ code: v.number(), data: v.unknown() }), JSON.parse(text));
      if (envelope.code !== SUCCESS) throw new Error(`${endpoint.id} answered ${text}`);
      return v.parse(endpoint.data, envelope.data);
    },
    /** The refusal of a call that must not succeed. */
    async refusal<E extends Endpoint>(endpoint: E, ask: Ask<E> = {}): Promise<Refusal> {
      const response = await send(endpoint, ask);
      const { code, msg, data } = v.parse(refusal, await response.json());
      if (code === SUCCESS) throw new Error(`${endpoint.id} was expected to be refused`);
      return { status: response.status, code, msg, data: data ?? {} };
    },
  };
}

export type Client = ReturnType<typeof createClient>;
