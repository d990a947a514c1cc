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
import { fetchCode } from '#lib/browser/chunkError.ts';
import { ApiError, isRecord } from './errors.ts';
import { type Language, requestHeaders } from './headers.ts';

interface Exclusivity {
  /** If true, rejects the call while another call to the same URL is in progress (specification §7). */
  readonly isExclusive?: boolean | undefined;
  /**
   * If true, sets the loading flag during the call. While it's set, other calls with this option are
   * rejected with the message about a poor network (specification §8).
   */
  readonly requiresIdle?: boolean | undefined;
}

class InFlight {
  readonly #urls = new Set<string>();
  #isLoading = false;

  async run<T>(url: string, rules: Exclusivity, call: () => Promise<T>): Promise<T> {
    if (rules.isExclusive && this.#urls.has(url)) throw new ApiError('duplicate');
    if (rules.requiresIdle && this.#isLoading) throw new ApiError('busy');
    if (rules.requiresIdle) this.#isLoading = true;
    if (rules.isExclusive) this.#urls.add(url);
    try {
      return await call();
    } finally {
      if (rules.requiresIdle) this.#isLoading = false;
      if (rules.isExclusive) this.#urls.delete(url);
    }
  }
}

export interface ApiClientOptions {
  readonly getToken: () => string | undefined;
  readonly getLanguage: () => Language | undefined;
  /** Returns the path of the page, which determines if the token is sent (specification §7). */
  readonly getPath: () => string;
  /** Returns the mode of the page, or undefined for servers without test mode. */
  readonly getMode?: () => 'live' | 'test' | undefined;
  readonly now?: () => Date;
  readonly onDate?: (header: string) => void;
  /** Removes fields that the server doesn't support. Throws if the server doesn't offer the call. */
  readonly prepare?: (endpoint: Endpoint, input: Parts) => Parts;
  readonly onMissing?: (endpoint: Endpoint) => void;
  readonly fetch?: typeof fetch;
}

export type CallInput<E extends Endpoint> = Part<'query', QueryInput<E>> & Part<'body', BodyInput<E>>;
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : {} extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

export interface CallOptions extends Exclusivity {
  readonly signal?: AbortSignal | undefined;
  /** The session token to send, even if another tab has stored a newer token. */
  readonly token?: string | undefined;
  /** The ticket of a verification, for calls without a body. Servers log queries, so it's a header. */
  readonly ticket?: string | undefined;
  /** If true, the browser completes the request after the user leaves the page. Limit: 64 KiB in total. */
  readonly isKeptAlive?: boolean | undefined;
}

export interface Download {
  readonly blob: Blob;
  /** The file name: `<area>-YYYY-MM-DD` with the extension of the format. */
  readonly filename: string;
}

export interface DownloadOptions extends CallOptions {
  readonly onProgress?: ((received: number) => void) | undefined;
}

export interface ApiClient {
  /**
   * Sends a call. Resolves with the success envelope, or with the body of an HTTP 500 (specification §8).
   * Callers check `code`, or use `unwrap`. Rejects only with `ApiError`.
   */
  request<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<Answer<DataOf<E>>>;
  upload<E extends Endpoint>(endpoint: E, upload: Upload, options?: CallOptions): Promise<Answer<DataOf<E>>>;
  /**
   * Downloads a list as a file (specification §7, `X-DOWNLOAD`). The timeout restarts whenever data arrives. A
   * download is never repeated automatically, because the server would create the file again.
   */
  download<E extends Endpoint>(
    endpoint: E,
    input: { readonly query?: QueryInput<E> },
    options?: DownloadOptions,
  ): Promise<Download>;
}

type Upload = { readonly file: Blob; readonly name: string };

type Parts = { readonly query?: unknown; readonly body?: unknown };
type Raw = { status: number; body: unknown };
export type Extra = {
  headers?: Record<string, string>;
  responseType?: 'blob';
  keepalive?: boolean;
  watch?: (answer: Response, renew: () => void) => Response;
};

/** Creates the API client. No other module uses the transport. The client shows no messages and never redirects. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { now = () => new Date() } = options;
  const inFlight = new InFlight();

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
            // A call with its own token is sent with that token on every page.
            page: token === undefined ? options.getPath() : '',
            token: token ?? options.getToken(),
            language: options.getLanguage(),
            now: now(),
            // Calls that move money also send the mode, so that the server rejects them in test mode.
            mode: endpoint.hasTestMode || endpoint.movesMoney ? options.getMode?.() : undefined,
          }),
          ...extra.headers,
        },
        ...(body !== undefined && { data: body }),
        ...(extra.responseType && { responseType: extra.responseType }),
        validateStatus: () => true,
        // The transport has no option for an abort signal, so each call uses its own `fetch` with the signal.
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
      // The transport returns undefined for an incomplete body. A complete but empty body is ''.
      if (response.data === undefined) throw new TypeError('The response is incomplete');
      return { status: response.status, body: response.data };
    }, caller);
  }

  async function call(endpoint: Endpoint, input: Parts, extra: Extra, opts: CallOptions) {
    const { query, body } = options.prepare?.(endpoint, input) ?? input;
    const url = `${endpoint.path}${queryString(query)}`;
    const isRepeated = mayRepeat(endpoint) && !extra.watch;
    const reconnections = isRepeated ? MAX_RECONNECTIONS : 0;
    try {
      const answer = await inFlight.run(url, rulesOf(endpoint, opts), () =>
        withReconnection(() => attempt(endpoint, url, body, extra, opts), {
          reconnections,
          signal: opts.signal,
        }),
      );
      // A failed write doesn't mark a call as missing, so later writes are still sent.
      if (endpoint.method === 'GET' && isMissing(endpoint, answer.status)) options.onMissing?.(endpoint);
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
      // Few users download a file, so this code is loaded on demand.
      const { downloadExtra, downloadName, readFile } = await fetchCode(() => import('./download.ts'));
      const { status, body } = await call(endpoint, input, downloadExtra(opts.onProgress), opts);
      const { blob, format } = await readFile(endpoint, status, body);
      return { blob, filename: downloadName(endpoint, format, now()) };
    },
  };
}

/**
 * Returns the options with their defaults. By default, a call that moves money is exclusive (specification
 * §7) and isn't sent while another such call is in progress (§8).
 */
function rulesOf({ movesMoney }: Endpoint, { isExclusive, requiresIdle }: Exclusivity): Exclusivity {
  return { isExclusive: isExclusive ?? movesMoney, requiresIdle: requiresIdle ?? movesMoney };
}

/**
 * Checks if a call can be repeated after a timeout (specification §7). A write may have been carried out without a
 * response, so it isn't repeated. Calls that move money have a lookup instead (`data/money/money.ts`).
 */
function mayRepeat(endpoint: Endpoint): boolean {
  return endpoint.method === 'GET';
}

function tagged(error: unknown, endpoint: Endpoint, caller: AbortSignal | undefined): ApiError {
  const details = { endpointId: endpoint.id, cause: error };
  // The call wasn't sent, because another call is in progress.
  if (error instanceof ApiError) return new ApiError(error.kind, details);
  if (caller?.aborted) return new ApiError('aborted', details);
  if (error instanceof TimeoutError) return new ApiError('timeout', details);
  return new ApiError('network', details);
}

function queryString(query: unknown): string {
  if (!isRecord(query)) return '';
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(name, String(item));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
