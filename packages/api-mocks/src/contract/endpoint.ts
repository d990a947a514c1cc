import { moneyEndpointIds } from './moneyEndpoints.ts';
import { errorCode, type ErrorCode } from './errors.ts';
import type * as v from 'valibot';
import type { ExtensionGroup } from './extensions.ts';
import type { ApiScope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The required caller of an endpoint.
 * - `public`: everyone, without `X-Token`.
 * - `token`: a signed-in merchant.
 * - `authorised`: a signed-in merchant with the merchant permission (user status 3, specification §6).
 * - `signed`: an application of such a merchant, identified by its signature. A token is ignored.
 */
export type Auth = 'public' | 'token' | 'authorised' | 'signed';

/** The content of a successful response: a JSON envelope, or the bytes of a file. */
export type Answer = 'json' | 'file';

/** The columns of the table in specification §7 that are empty for some calls. */
export type Proposed = 'payload' | 'result';

/** The file formats of exported rows. */
export type FileFormat = 'xlsx' | 'csv' | 'pdf';

type Schema = v.GenericSchema | undefined;

/** A call of `/api/v1`, from which the client, handlers, documents and checks are derived. */
export interface Endpoint<
  Id extends string = string,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  /** The ID as `<noun>.<verb>`, such as `payments.list`. */
  readonly id: Id;
  readonly method: Method;
  /** The path after the origin, such as `/api/v1/transactions/list`. */
  readonly path: string;
  readonly auth: Auth;
  /** The scope that the key of a signed call must have. */
  readonly scope: ApiScope | undefined;
  readonly answer: Answer;
  readonly query: Query;
  readonly body: Body;
  /** The format of the body. Uploads are forms (`multipart`). */
  readonly bodyKind: 'json' | 'multipart';
  /** The `data` of the success envelope. */
  readonly data: Data;
  /**
   * The error codes of the call, ascending, in addition to 401 and 500. A declaration lists only the codes that
   * don't follow from the body (10002, verification) or the required caller.
   */
  readonly errors: readonly ErrorCode[];
  /** The columns of specification §7 that are empty for this call. The contract fills them with a proposal. */
  readonly proposal: readonly Proposed[];
  /** The extension group of a call that isn't in specification §7. */
  readonly extension: ExtensionGroup | undefined;
  /** True for lists that `X-DOWNLOAD: 1` exports with all rows (specification §7, last row). */
  readonly isExportable: boolean;
  /** The values of `format` in the query. Empty if the response can't be a file. */
  readonly formats: readonly FileFormat[];
  /** True if the header `X-Mode` selects the data of the call. The header is an extension. */
  readonly hasTestMode: boolean;
  /** True if the call is in `moneyEndpointIds`. */
  readonly movesMoney: boolean;
}

/** The header that requests a list as a file. */
export const DOWNLOAD_HEADER = 'X-DOWNLOAD';
/** The header for `live` or `test` data. Default: live, but lists of applications and callbacks have both. */
export const MODE_HEADER = 'X-Mode';
/** The header for the ticket of `POST /user/verification`, for requests without a body. */
export const TICKET_HEADER = 'X-Ticket';

type Declared<Query extends Schema, Body extends Schema, Data extends v.GenericSchema> = Pick<
  Endpoint<string, Query, Body, Data>,
  'data'
> &
  Partial<Omit<Endpoint<string, Query, Body, Data>, 'id' | 'method' | 'path' | 'movesMoney'>>;

/** The error codes of a call whose verification is missing, wrong or locked. */
const verificationErrors = [
  errorCode.TOO_FREQUENT,
  errorCode.SMS_CODE_WRONG,
  errorCode.PASSWORD_WRONG,
  errorCode.GOOGLE_CODE_WRONG,
  errorCode.EMAIL_CODE_WRONG,
  errorCode.VERIFICATION_REQUIRED,
] as const;

/** Returns the errors that a call declares, and those that follow from its body and its required caller. */
function errorsOf({ auth, body, bodyKind, errors = [] }: Partial<Endpoint>): ErrorCode[] {
  const hasBody = body !== undefined || bodyKind === 'multipart';
  const fields = body && 'entries' in body ? Object.keys(Object(body.entries)) : [];
  // The fields of `verificationCodes`. Importing it would add its schemas to the console's first code.
  const hasCodes = fields.includes('email_code') && fields.includes('sms_code');
  const needsPermission = auth === 'authorised' || auth === 'signed';
  const all = new Set<ErrorCode>([
    ...(hasBody ? [errorCode.PARAMETER_ERROR] : []),
    ...(hasCodes ? verificationErrors : []),
    ...(needsPermission ? [errorCode.UNDER_REVIEW, errorCode.OPERATION_FAILED] : []),
    ...errors,
  ]);
  return [...all].toSorted((one, other) => one - other);
}

/**
 * Declares an endpoint. The annotation allows bundlers to remove unused endpoints.
 *
 * @param path The path relative to `/api/v1`, such as `/user/info`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Id extends string,
  Data extends v.GenericSchema,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(
  id: Id,
  method: Method,
  path: `/${string}`,
  parts: Declared<Query, Body, Data>,
): Endpoint<Id, Query, Body, Data> {
  return {
    id,
    method,
    path: `/api/v1${path}`,
    auth: 'token',
    scope: undefined,
    answer: 'json',
    query: parts.query as Query,
    body: parts.body as Body,
    bodyKind: 'json',
    proposal: [],
    extension: undefined,
    isExportable: false,
    formats: parts.answer === 'file' || parts.isExportable ? ['xlsx', 'csv'] : [],
    hasTestMode: false,
    ...parts,
    errors: errorsOf(parts),
    movesMoney: moneyEndpointIds.some((moving) => moving === id),
  };
}

export type InputOf<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
export type OutputOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** The query that a caller passes. */
export type QueryInput<E extends Endpoint> = InputOf<E['query']>;
/** The query that a handler receives. It includes default values. */
export type QueryOutput<E extends Endpoint> = OutputOf<E['query']>;
/** The body that a caller sends. */
export type BodyInput<E extends Endpoint> = InputOf<E['body']>;
/** The body that a handler receives. */
export type BodyOutput<E extends Endpoint> = OutputOf<E['body']>;
/** The `data` of a response. A handler must set every extension field that has a fallback. */
export type DataOf<E extends Endpoint> = v.InferOutput<E['data']>;
