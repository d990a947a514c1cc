import * as v from 'valibot';
import type { BodyInput, DataOf, QueryInput } from './endpoint.ts';
import { endpoints, type EndpointId } from './endpoints.ts';

type EndpointOf<Id extends EndpointId> = (typeof endpoints)[Id];

/** The input of a call: its query and body. */
type Given<Id extends EndpointId> = (QueryInput<EndpointOf<Id>> extends undefined
  ? { readonly query?: undefined }
  : Partial<QueryInput<EndpointOf<Id>>> extends QueryInput<EndpointOf<Id>>
    ? { readonly query?: QueryInput<EndpointOf<Id>> }
    : { readonly query: QueryInput<EndpointOf<Id>> }) &
  (BodyInput<EndpointOf<Id>> extends undefined
    ? { readonly body?: undefined }
    : { readonly body: BodyInput<EndpointOf<Id>> });

/** The arguments of a call. The input is optional if the endpoint requires none. */
export type CallArguments<Id extends EndpointId> =
  Partial<Given<Id>> extends Given<Id> ? [given?: Given<Id>] : [given: Given<Id>];

/** Calls an endpoint by its ID. Returns the `data` of the response, validated with the contract. */
export type Call = <Id extends EndpointId>(
  id: Id,
  ...given: CallArguments<Id>
) => Promise<DataOf<EndpointOf<Id>>>;

export interface ClientOptions {
  /** The URL of the server, such as `http://localhost:8787`, or the `base_url` of a sandbox. */
  readonly baseUrl: string;
  /** Returns the token of the session. Called before each request. */
  readonly token?: () => string | undefined;
  /** Returns the headers of a signed call: `(call) => signCall({ key, secret, ...call })`. */
  readonly sign?: (call: { method: string; path: string; body: string }) => Readonly<Record<string, string>>;
  /** The language of messages, such as `zh-CN`. */
  readonly language?: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The error that the client throws for an unsuccessful or invalid response. */
export class CallError extends Error {
  override name = 'CallError';
  readonly id: EndpointId;
  /** The `code` of the response body. If the body has no `code`, the HTTP status. */
  readonly code: number;
  /** The `data` of the response. For code 10002, `errors` and `messages` contain the invalid fields. */
  readonly data: unknown;

  constructor(id: EndpointId, code: number, message: string, data: unknown) {
    super(`${id}: ${code} ${message}`);
    this.id = id;
    this.code = code;
    this.data = data;
  }
}

const envelope = v.looseObject({
  code: v.number(),
  msg: v.optional(v.string(), ''),
  data: v.optional(v.unknown(), null),
});

async function envelopeOf(id: EndpointId, response: Response): Promise<v.InferOutput<typeof envelope>> {
  const read = v.safeParse(envelope, await response.json().catch(() => undefined));
  if (!read.success) throw new CallError(id, response.status, response.statusText, null);
  return read.output;
}

function urlOf(baseUrl: string, path: string, query: object | undefined): URL {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries<unknown>({ ...query })) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) url.searchParams.append(name, String(item));
    }
  }
  return url;
}

/**
 * Creates a client for JSON calls, without retries: `await call('payments.list', { query: { status: 3 } })`.
 * @throws {CallError} if the response isn't successful. If it violates the contract, `code` is 200.
 */
export function createClient(options: ClientOptions): Call {
  const { baseUrl, token, sign, language = 'en-US', fetch = globalThis.fetch } = options;
  return async (id, ...[given]) => {
    const { method, path, auth, data }: EndpointOf<typeof id> = endpoints[id];
    const url = urlOf(baseUrl, path, given?.query);
    const headers = new Headers({ 'X-Language': language, 'X-Time': new Date().toUTCString() });
    const own = token?.();
    if (own !== undefined) headers.set('X-Token', own);
    const body = given?.body === undefined ? null : JSON.stringify(given.body);
    if (body !== null) headers.set('Content-Type', 'application/json');
    const target = `${url.pathname}${url.search}`;
    const signed = auth === 'signed' ? sign?.({ method, path: target, body: body ?? '' }) : undefined;
    for (const [name, value] of Object.entries({ ...signed })) headers.set(name, value);
    const answer = await envelopeOf(id, await fetch(url, { method, headers, body }));
    if (answer.code !== 200) throw new CallError(id, answer.code, answer.msg, answer.data);
    const read = v.safeParse(data, answer.data);
    if (!read.success) throw new CallError(id, 200, 'the response violates the contract', answer.data);
    return read.output;
  };
}
