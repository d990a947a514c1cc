import { errorCode } from './errors.ts';
import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { ApiScope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call.
 * - `public`: anyone; no X-Token is needed.
 * - `token`: a signed-in merchant.
 * - `authorised`: a signed-in merchant whose permission is open (user status 3, specification §6).
 * - `signed`: an application of such a merchant, by its signature (`signing.ts`); a token is not looked at.
 */
export type Auth = 'public' | 'token' | 'authorised' | 'signed';

/** What a successful answer carries: the JSON envelope, or the bytes of a file. */
export type Answer = 'json' | 'file';

/** How a file of rows can be written. */
export type FileFormat = 'xlsx' | 'csv' | 'pdf';

/**
 * One call of `/api/v1`, as an object. The typed client, the query keys, the handler's type, the
 * OpenAPI document, the conformance suite and the developer documentation all derive from it.
 */
export interface Endpoint<
  Id extends string = string,
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  /** `<noun>.<verb>`, such as `payments.list`. */
  readonly id: Id;
  readonly method: Method;
  /** The path after the origin, such as `/api/v1/transactions/list`. */
  readonly path: string;
  /** One line, in the specification's words. */
  readonly summary: string;
  readonly auth: Auth;
  /** What the key of a signed call must be allowed to do. */
  readonly scope: ApiScope | undefined;
  readonly answer: Answer;
  readonly query: Query;
  readonly body: Body;
  /** How the body travels; an upload is a form. */
  readonly bodyKind: 'json' | 'multipart';
  /** The `data` of the success envelope. */
  readonly data: Data;
  /** The body codes a well-meant call can meet, beside 401 and 500. */
  readonly errors: readonly ErrorCode[];
  /** True for calls that the specification's section 7 lacks and this product adds. */
  readonly isExtension: boolean;
  /**
   * True for lists: asked with the header `X-DOWNLOAD: 1`, the same path and filters answer a
   * file of every matching row instead of one page of JSON (specification §7, last row).
   */
  readonly isExportable: boolean;
  /** What the query's `format` may ask for, where the answer is a file or can be one. */
  readonly formats: readonly FileFormat[];
  /** True when repeating the call could move money twice: it carries a `request_id`. */
  readonly movesMoney: boolean;
}

/** The header that turns a list into a file. */
export const DOWNLOAD_HEADER = 'X-DOWNLOAD';
/** Carries the ticket of `POST /user/verification` where there is no body for it. */
export const TICKET_HEADER = 'X-Ticket';

type Parts<Id, Query, Body, Data> = {
  id: Id;
  method: Method;
  path: `/${string}`;
  summary: string;
  auth?: Auth;
  scope?: ApiScope;
  answer?: Answer;
  query?: Query;
  body?: Body;
  bodyKind?: 'json' | 'multipart';
  data: Data;
  errors?: readonly ErrorCode[];
  isExtension?: boolean;
  isExportable?: boolean;
  formats?: readonly FileFormat[];
  movesMoney?: boolean;
};

/** What a call answers while the merchant permission is not open: under review, or not there at all. */
const PERMISSION_CODES: readonly ErrorCode[] = [errorCode.UNDER_REVIEW, errorCode.OPERATION_FAILED];

const needsPermission = (auth: Auth | undefined) => auth === 'authorised' || auth === 'signed';

/** Declares an endpoint; `path` is given after `/api/v1`. Bundlers may drop unused ones. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Id extends string,
  Data extends v.GenericSchema,
  Query extends v.GenericSchema | undefined = undefined,
  Body extends v.GenericSchema | undefined = undefined,
>(parts: Parts<Id, Query, Body, Data>): Endpoint<Id, Query, Body, Data> {
  return {
    id: parts.id,
    method: parts.method,
    path: `/api/v1${parts.path}`,
    summary: parts.summary,
    auth: parts.auth ?? 'token',
    scope: parts.scope,
    answer: parts.answer ?? 'json',
    query: parts.query as Query,
    body: parts.body as Body,
    bodyKind: parts.bodyKind ?? 'json',
    data: parts.data,
    errors: [...new Set([...(parts.errors ?? []), ...(needsPermission(parts.auth) ? PERMISSION_CODES : [])])],
    isExtension: parts.isExtension ?? false,
    isExportable: parts.isExportable ?? false,
    formats: parts.formats ?? (parts.answer === 'file' || parts.isExportable ? ['xlsx', 'csv'] : []),
    movesMoney: parts.movesMoney ?? false,
  };
}

export type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
export type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a caller gives as query. */
export type QueryInput<E extends Endpoint> = InputOf<E['query']>;
/** What a handler gets as query, defaults filled in. */
export type QueryOutput<E extends Endpoint> = OutputOf<E['query']>;
/** What a caller sends as body. */
export type BodyInput<E extends Endpoint> = InputOf<E['body']>;
/** What a handler gets as body. */
export type BodyOutput<E extends Endpoint> = OutputOf<E['body']>;
/** The `data` of a response. A handler fills in each extension that has a fallback. */
export type DataOf<E extends Endpoint> = v.InferOutput<E['data']>;
