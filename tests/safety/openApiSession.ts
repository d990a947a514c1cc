import type { BodyInput, DataOf, Endpoint, QueryInput } from '@settlement/api-mocks/contract/endpoint';
import * as v from '@settlement/api-mocks/contract/schema';
import { createMockApi, type MockApi, type MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { DEMO_TRADE_PASSWORD_HASH } from '@settlement/api-mocks/scenarios';

const envelope = v.looseObject({ code: v.number(), data: v.optional(v.unknown()) });

export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly data: unknown;
}

interface Ask<E extends Endpoint> {
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** The body as it travels, where it is not what the contract takes. */
  readonly text?: string;
  /** `null` for a call without a token. */
  readonly token?: string | null;
  readonly ticket?: string;
  /** The IP address of the caller. */
  readonly address?: string;
}

/** A bank with a signed-in merchant, as its calls are seen from outside. */
export interface ApiSession {
  readonly api: MockApi;
  readonly token: string;
  ask<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<Answer>;
  /** The data of a call that has to succeed. */
  get<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<DataOf<E>>;
  /** What proves a withdrawal; half a minute passes when the codes of this one are used. */
  proof(): { google_code: string; password: string };
  readonly lastCode: () => string;
}

export function openApiSession(options: MockApiOptions = {}): ApiSession {
  const api = createMockApi(options);
  const token = api.signIn(options.merchant ?? 'authorised');
  const session: ApiSession = {
    api,
    token,
    async ask(endpoint, ask = {}) {
      const url = new URL(endpoint.path, 'http://bank.test');
      for (const [name, value] of Object.entries<unknown>(ask.query ?? {}))
        url.searchParams.set(name, String(value));
      const headers = new Headers();
      if (ask.token !== null) headers.set('x-token', ask.token ?? token);
      if (ask.ticket !== undefined) headers.set('x-ticket', ask.ticket);
      if (ask.address !== undefined) headers.set('x-forwarded-for', ask.address);
      const { method } = endpoint;
      const body = ask.text ?? (ask.body === undefined ? undefined : JSON.stringify(ask.body));
      const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) });
      const response = await api.handle(request);
      if (response.type === 'error') return { status: 0, code: 0, data: undefined };
      const { code, data } = v.parse(envelope, await response.json());
      return { status: response.status, code, data };
    },
    async get(endpoint, ask) {
      const answer = await session.ask(endpoint, ask);
      if (answer.status !== 200) throw new Error(`${endpoint.id} answered ${JSON.stringify(answer)}`);
      return v.parse(endpoint.data, answer.data);
    },
    proof() {
      if (api.merchant().settings.guard.totpStep > api.clock.now() / 30) api.advance(30);
      return { google_code: api.currentTotp(), password: DEMO_TRADE_PASSWORD_HASH };
    },
    lastCode: () => api.inbox()[0]?.code ?? '',
  };
  return session;
}
