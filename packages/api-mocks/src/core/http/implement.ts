import type { CodeOf, appMode } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import * as v from 'valibot';
import type { BodyOutput, DataOf, Endpoint, OutputOf, QueryOutput } from '#contract/endpoint.ts';
import { ApiError } from './apiError.ts';
import { allowedValuesOf, fieldErrorsOf, lengthErrors } from './fieldErrors.ts';
import type { Language } from '#core/text/formatText.ts';
import type { AppRow } from '#core/books/rows/app.ts';
import { recallRequest, rememberRequest, type IdentifiedCall, requestIdOf, requestKey } from './requests.ts';
import type { Session, Visitor } from '#core/access/sessions.ts';
import { fillSheet, type Rows, type Sheet, type Spreadsheet } from '#core/files/spreadsheet.ts';
import { stampOf } from '#core/time/zone.ts';
import { lookUpRequest } from '#contract/requests.ts';
import type { Bank } from '#core/books/bank.ts';

export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly upload?: UploadedFile | undefined;
}

export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Call extends IdentifiedCall {
  readonly language: Language;
  readonly visitor: Visitor;
  readonly endpoint: Endpoint;
  readonly token: string | null;
  readonly ticketHeader: string | null;
  /**
   * The session of the call.
   *
   * @throws {LoginExpired} if the caller isn't signed in
   */
  readonly session: Session;
  readonly app: AppRow;
  /** The mode that the caller selected. Undefined without a selection. */
  readonly mode: CodeOf<typeof appMode> | undefined;
  /** The origin in the caller's URL and the base path, such as `http://localhost:8787`. */
  readonly origin: string;
  /** The requested rows. An export requests all rows. */
  readonly page: { readonly from: number; readonly size: number };
}

export type TypedCall<E extends Endpoint> = Call & {
  readonly query: QueryOutput<E>;
  readonly body: BodyOutput<E>;
};

export interface RawCall extends Call {
  readonly rawQuery: Readonly<Record<string, string>>;
  readonly isDownload: boolean;
  readonly isForeign: boolean;
}

export type Answered = { readonly data: unknown } | { readonly spreadsheet: Spreadsheet };

export interface Implementation<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /** Returns the first response if the call is a repetition, otherwise undefined. Runs before all checks. */
  recall(call: RawCall): Answered | undefined;
  answer(call: RawCall): Answered;
  /** Creates the response's data again after the callbacks were sent. */
  readonly whenSent?: ((call: RawCall, data: unknown) => unknown) | undefined;
}

/**
 * Validates a part of the request.
 *
 * @throws {ApiError} 10002 with a message name for each invalid field
 */
function readPart<S extends v.GenericSchema | undefined>(schema: S, input: unknown): OutputOf<S>;
function readPart(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  const errors = result.success ? lengthErrors(result.output) : fieldErrorsOf(result.issues);
  if (result.success && Object.keys(errors).length === 0) return result.output;
  const allowed = allowedValuesOf(result.issues ?? []);
  throw new ApiError(errorCode.PARAMETER_ERROR, {
    errors,
    ...(Object.keys(allowed).length > 0 && { allowed }),
  });
}

function typed<E extends Endpoint>(endpoint: E, call: RawCall): TypedCall<E> {
  const query = readPart<E['query']>(endpoint.query, call.rawQuery);
  const body = readPart<E['body']>(endpoint.body, call.rawBody);
  // Copying the call would evaluate its getters.
  return Object.create(call, { query: { value: query }, body: { value: body } });
}

interface ListSheet<E extends Endpoint, Row> {
  readonly sheet: (call: TypedCall<E>) => Sheet<Row>;
  readonly rowsOf: (data: DataOf<E>) => readonly Row[];
  readonly rowsFor?: (call: TypedCall<E>) => Rows<Row>;
}

function fillFor<Row>(sheet: Sheet<Row>, rows: Rows<Row>, call: RawCall): Spreadsheet {
  const zone = call.merchant.profile.merchant.time_zone;
  return fillSheet(sheet, rows, {
    language: sheet.language ?? call.language,
    zone,
    stamp: stampOf(zone, call.now),
    format: sheet.format ?? (call.rawQuery['format'] === 'csv' ? 'csv' : 'xlsx'),
    filters: call.rawQuery,
  });
}

export function implement<E extends Endpoint, Row = never>(
  endpoint: E,
  handle: (call: TypedCall<E>) => DataOf<E>,
  list?: ListSheet<E, Row>,
): Implementation<E> {
  return {
    endpoint,
    recall(call) {
      const known = endpoint.movesMoney ? recallRequest(endpoint, call) : undefined;
      return known && { data: known.data };
    },
    answer(call) {
      const typedInput = typed(endpoint, call);
      if (call.isDownload && list?.rowsFor) {
        return { spreadsheet: fillFor(list.sheet(typedInput), list.rowsFor(typedInput), call) };
      }
      const data = handle(typedInput);
      if (endpoint.movesMoney) return { data: rememberRequest(endpoint, call, data) };
      return call.isDownload && list
        ? { spreadsheet: fillFor(list.sheet(typedInput), list.rowsOf(data), call) }
        : { data };
    },
  };
}

/**
 * Implements an endpoint that sends callbacks. The response contains the data of `look`, which is called
 * after the callbacks were sent.
 */
export function implementSending<E extends Endpoint>(
  endpoint: E,
  handle: (call: TypedCall<E>) => DataOf<E>,
  look: (call: TypedCall<E>, data: v.InferOutput<E['data']>) => DataOf<E>,
): Implementation<E> {
  return {
    ...implement(endpoint, handle),
    whenSent: (call, data) => look(typed(endpoint, call), v.parse<E['data']>(endpoint.data, data)),
  };
}

export function implementExport<E extends Endpoint, Row>(
  endpoint: E,
  sheet: (call: TypedCall<E>) => Sheet<Row>,
  rowsOf: (call: TypedCall<E>) => Rows<Row>,
): Implementation<E> {
  return {
    endpoint,
    recall: () => undefined,
    answer(call) {
      const typedInput = typed(endpoint, call);
      return { spreadsheet: fillFor(sheet(typedInput), rowsOf(typedInput), call) };
    },
  };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

export function keyInCall(
  bank: Bank,
  endpoint: Endpoint | undefined,
  { headers, body }: Incoming,
  standingToken: string | undefined,
): string {
  if (!endpoint || (!endpoint.movesMoney && endpoint.id !== lookUpRequest.id)) return '';
  const session = bank.sessions.find(headers.get('x-token') ?? standingToken ?? null, bank.clock.now());
  const merchant = session && bank.directory.byKey(session.merchantKey);
  const id = requestIdOf(parsed(body));
  return merchant && id !== '' ? requestKey(merchant.mchid, id) : '';
}

/** Runs a call with a request ID. While it runs, other calls with this ID are rejected. */
export async function whileInProgress(bank: Bank, key: string, work: () => Promise<void>): Promise<void> {
  const { inProgress } = bank;
  const isFirst = key !== '' && !inProgress.has(key);
  if (isFirst) inProgress.add(key);
  try {
    await work();
  } finally {
    if (isFirst) inProgress.delete(key);
  }
}
