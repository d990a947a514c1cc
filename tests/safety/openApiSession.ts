import type { DataOf, Endpoint } from '@settlement/api-mocks/contract/endpoint';
import * as v from '@settlement/api-mocks/contract/schema';
import { createMockApi, type MockApi, type MockApiOptions } from '@settlement/api-mocks/createMockApi';
import { codesOf, createClient, type Ask as ClientAsk } from '#api-mocks/testing/client.ts';

const envelope = v.looseObject({ code: v.number(), data: v.optional(v.unknown()) });

export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly data: unknown;
}

type Ask<E extends Endpoint> = ClientAsk<E> & {
  /** The IP address of the caller. */
  readonly address?: string;
};

export interface ApiSession {
  readonly api: MockApi;
  readonly token: string;
  ask<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<Answer>;
  code<E extends Endpoint>(endpoint: E, ask?: Ask<E>): Promise<number>;
  get<E extends Endpoint>(endpoint: E, ask?: ClientAsk<E>): Promise<DataOf<E>>;
  /**
   * Returns an authenticator code and the transaction password. If the current code is used, advances the
   * clock by half a minute.
   */
  proof(): { google_code: string; password: string };
  readonly lastCode: () => string;
}

export function openApiSession(options: MockApiOptions = {}): ApiSession {
  const api = createMockApi(options);
  const token = api.signIn(options.merchant ?? 'authorised');
  const client = createClient(api, token);
  const send: ApiSession['ask'] = async (endpoint, { address, ...ask } = {}) => {
    const headers = { ...(address !== undefined && { 'x-forwarded-for': address }) };
    const response = await client.send(endpoint, { ...ask, headers });
    if (response.type === 'error') return { status: 0, code: 0, data: undefined };
    const { code, data } = v.parse(envelope, await response.json());
    return { status: response.status, code, data };
  };
  return {
    api,
    token,
    get: (endpoint, ask) => client.get(endpoint, ask),
    ask: send,
    code: async (endpoint, ask) => (await send(endpoint, ask)).code,
    proof: () => codesOf(api),
    lastCode: () => api.inbox()[0]?.code ?? '',
  };
}
