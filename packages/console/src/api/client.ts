import {
  type BodyInput,
  type DataOf,
  type Endpoint,
  type QueryInput,
  TICKET_HEADER,
} from '@settlement/api-mocks/contract/endpoint';
import redaxios from 'redaxios';
import { type Answer, isMissing, readAnswer } from './answer.ts';
import { MAX_RECONNECTIONS, TimeoutError, withDeadline, withReconnection } from './deadline.ts';
import type { Download } from './download.ts';
import { fetchCode } from '#lib/chunkError.ts';
import { ApiError } from './errors.ts';
import { type Language, requestHeaders } from './headers.ts';
import { type Exclusivity, InFlight } from './inFlight.ts';
import { queryString } from './queryString.ts';

export interface ApiClientOptions {
  readonly getToken: () => string | undefined;
  readonly getLanguage: () => Language | undefined;
  /** The path of the page, for the one exception of the token header (specification §7). */
  readonly getPath: () => string;
  readonly now?: () => Date;
  /** Told of the `Date` header of every answer that has one. */
  readonly onDate?: (header: string) => void;
  /** How a path such as `/api/v1/user/info` is fetched; of this site by default. */
  readonly fetch?: typeof fetch;
}

/** Query and body as the contract has them; a part that may be empty may be left out. */
export type CallInput<E extends Endpoint> = Part<'query', QueryInput<E>> & Part<'body', BodyInput<E>>;
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : {} extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

export interface CallOptions extends Exclusivity {
  readonly signal?: AbortSignal | undefined;
  /** The session to speak for, whatever another tab has stored meanwhile. */
  readonly token?: string | undefined;
  /** Proves who asks where there is no body for it; a query would be written into logs. */
  readonly ticket?: string | undefined;
  /** Goes on when the page is left; its body must be small (fetch allows 64 KiB for all of them). */
  readonly isKeptAlive?: boolean | undefined;
}

export interface DownloadOptions extends CallOptions {
  /** Called with the number of bytes that have arrived. */
  readonly onProgress?: ((received: number) => void) | undefined;
}

export interface ApiClient {
  /**
   * Resolves with the success envelope, or with the body of an HTTP 500 (specification §8): branch on
   * `code`, or use `unwrap`. Rejects with `ApiError` and nothing else.
   */
  request<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<Answer<DataOf<E>>>;
  /** Sends a file as `multipart/form-data`, in the field `file`. */
  upload<E extends Endpoint>(endpoint: E, upload: Upload, options?: CallOptions): Promise<Answer<DataOf<E>>>;
  /**
   * A file of a list, by the list's own filters (specification §7, `X-DOWNLOAD`). It must begin within the timeout
   * and may then take as long as it keeps arriving. It is never repeated: each time, the server would write it again.
   */
  download<E extends Endpoint>(
    endpoint: E,
    input: { readonly query?: QueryInput<E> },
    options?: DownloadOptions,
  ): Promise<Download>;
}

/** A call that sends a file, as a form. */
type Upload = { readonly file: Blob; readonly name: string };

type Raw = { status: number; body: unknown };
export type Extra = {
  headers?: Record<string, string>;
  responseType?: 'blob';
  keepalive?: boolean;
  /** A file: the same answer, which starts the time again with each part that arrives. It is not repeated. */
  watch?: (answer: Response, renew: () => void) => Response;
};

/** The only module that uses the transport. It shows nothing and never redirects. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { now = () => new Date() } = options;
  const inFlight = new InFlight();
  /** Ids of the endpoints that the server doesn't have: they aren't called again. */
  const missing = new Set<string>();

  async function attempt(
    endpoint: Endpoint,
    url: string,
    body: unknown,
    extra: Extra,
    { signal: caller, token }: CallOptions,
  ) {
    return withDeadline(async (signal, renew): Promise<Raw> => {
      const response = await redaxios<unknown>(url, {
        method: endpoint.method,
        headers: {
          ...requestHeaders({
            path: endpoint.path,
            page: options.getPath(),
            token: token ?? options.getToken(),
            language: options.getLanguage(),
            now: now(),
          }),
          ...extra.headers,
        },
        ...(body !== undefined && { data: body }),
        ...(extra.responseType && { responseType: extra.responseType }),
        // Every status is an answer here; what it means is decided in one place.
        validateStatus: () => true,
        // The transport has no signal option, so each call passes its own fetch.
        fetch: async (input, init) => {
          const answer = await (options.fetch ?? fetch)(input, {
            ...init,
            signal,
            ...(extra.keepalive && { keepalive: true }),
          });
          const date = answer.headers.get('date');
          if (date !== null) options.onDate?.(date);
          return extra.watch?.(answer, renew) ?? answer;
        },
      });
      // The transport swallows a body that breaks off; an empty body would be '' instead.
      if (response.data === undefined) throw new TypeError('The answer broke off');
      return { status: response.status, body: response.data };
    }, caller);
  }

  async function call(
    endpoint: Endpoint,
    input: { query?: unknown; body?: unknown },
    extra: Extra,
    opts: CallOptions,
  ) {
    if (missing.has(endpoint.id)) throw new ApiError('notOffered', { endpointId: endpoint.id });
    const url = `${endpoint.path}${queryString(input.query)}`;
    const isRepeated = mayRepeat(endpoint) && !extra.watch;
    const reconnections = isRepeated ? MAX_RECONNECTIONS : 0;
    try {
      const answer = await inFlight.run(url, rulesOf(endpoint, opts), () =>
        withReconnection(() => attempt(endpoint, url, input.body, extra, opts), {
          reconnections,
          signal: opts.signal,
        }),
      );
      // Only reading is remembered: a call that writes, and the look-up of a lost outcome, asks again each time.
      if (endpoint.method === 'GET' && isMissing(endpoint, answer.status)) missing.add(endpoint.id);
      return answer;
    } catch (error) {
      throw tagged(error, endpoint, opts.signal);
    }
  }

  return {
    async request(endpoint, input, opts = {}) {
      const { ticket, isKeptAlive } = opts;
      const extra = {
        ...(ticket !== undefined && { headers: { [TICKET_HEADER]: ticket } }),
        ...(isKeptAlive && { keepalive: true }),
      };
      return readAnswer(endpoint, await call(endpoint, input, extra, opts));
    },
    async upload(endpoint, { file, name }, opts = {}) {
      const body = new FormData();
      body.append('file', file, name);
      return readAnswer(endpoint, await call(endpoint, { body }, {}, opts));
    },
    async download(endpoint, input, opts = {}) {
      // Few visits save anything.
      const { downloadExtra, downloadName, readFile } = await fetchCode(() => import('./download.ts'));
      const { status, body } = await call(endpoint, input, downloadExtra(opts.onProgress), opts);
      const { blob, format } = await readFile(endpoint, status, body);
      return { blob, filename: downloadName(endpoint, format, now()) };
    },
  };
}

/**
 * What moves money is sent alone: the same call twice is a duplicate (specification §7), and while any other is
 * unanswered the network is too poor to send more (§8).
 */
function rulesOf({ movesMoney }: Endpoint, { isExclusive, requiresIdle }: Exclusivity): Exclusivity {
  return { isExclusive: isExclusive ?? movesMoney, requiresIdle: requiresIdle ?? movesMoney };
}

/**
 * What only reads is asked again after a timeout (specification §7). A call that changes something is not:
 * an attempt without an answer may have been carried out, and what moves money has a way of its own to find
 * out (`data/money.ts`).
 */
function mayRepeat(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET';
}

function tagged(error: unknown, endpoint: Endpoint, caller: AbortSignal | undefined): ApiError {
  const details = { endpointId: endpoint.id, cause: error };
  if (error instanceof ApiError)
    return new ApiError(error.kind, { ...details, code: error.code, msg: error.msg });
  if (caller?.aborted) return new ApiError('aborted', details);
  if (error instanceof TimeoutError) return new ApiError('timeout', details);
  return new ApiError('network', details);
}
