import type { CodeOf, appMode } from '#contract/enumerations.ts';
import { errorCode } from '#contract/errors.ts';
import * as v from 'valibot';
import type { BodyOutput, DataOf, Endpoint, OutputOf, QueryOutput } from '#contract/endpoint.ts';
import type { EndpointId, Endpoints } from '#contract/endpoints.ts';
import { ApiError } from './apiError.ts';
import { allowedValuesOf, fieldErrorsOf, lengthErrors, rangeErrors } from './fieldErrors.ts';
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
  /** @throws {LoginExpired} if the caller isn't signed in */
  readonly session: Session;
  readonly app: AppRow;
  /** The mode that the caller selected with the header `X-Mode`. Undefined if the header is missing. */
  readonly mode: CodeOf<typeof appMode> | undefined;
  /** The origin in the caller's URL, followed by the base path, such as `http://localhost:8787/s/3f9c`. */
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

export interface Implementation {
  readonly endpoint: Endpoint;
  /** Returns the first response if the call is a repetition, otherwise undefined. Runs before all checks. */
  recall(call: RawCall): Answered | undefined;
  answer(call: RawCall): Answered;
  /** Updates the data of the response after the callbacks of the call were sent. */
  readonly whenSent?: ((call: RawCall, data: unknown) => unknown) | undefined;
}

/** @throws {ApiError} 10002 with a message name for each invalid field */
function readPart<S extends v.GenericSchema | undefined>(schema: S, input: unknown): OutputOf<S>;
function readPart(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  const errors = result.success
    ? { ...lengthErrors(result.output), ...rangeErrors(result.output) }
    : fieldErrorsOf(result.issues);
  if (result.success && Object.keys(errors).length === 0) return result.output;
  const allowed = allowedValuesOf(result.issues ?? []);
  throw new ApiError(errorCode.PARAMETER_ERROR, {
    errors,
    ...(Object.keys(allowed).length > 0 && { allowed }),
  });
}

function typed<E extends Endpoint>(endpoint: E, call: RawCall): TypedCall<E> & RawCall {
  const query = readPart<E['query']>(endpoint.query, call.rawQuery);
  const body = readPart<E['body']>(endpoint.body, call.rawBody);
  // Copying the call would evaluate its getters.
  return Object.create(call, { query: { value: query }, body: { value: body } });
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

/** Returns a function that creates the spreadsheet of a call, for files that aren't the export of a list. */
export const fileOf =
  <Input, Row>(sheet: (call: NoInfer<Input>) => Sheet<Row>, rowsOf: (call: Input) => Rows<Row>) =>
  (call: Input & RawCall): Spreadsheet =>
    fillFor(sheet(call), rowsOf(call), call);

type Handle<E extends Endpoint> = (call: TypedCall<E>) => DataOf<E>;
type Download<E extends Endpoint> = (call: TypedCall<E> & RawCall) => Spreadsheet;
type RowOf<E extends Endpoint> = DataOf<E> extends { list: (infer Row)[] } ? Row : never;

type HandlerParts<E extends Endpoint> =
  | {
      readonly handle: Handle<E>;
      /** The sheet of an export that contains the rows of the list. */
      readonly sheet?: (call: TypedCall<E>) => Sheet<RowOf<E>>;
      /** The file of an export that contains rows other than those of the list. */
      readonly download?: Download<E>;
      readonly whenSent?: (call: TypedCall<E>, data: v.InferOutput<E['data']>) => DataOf<E>;
    }
  | { readonly handle?: undefined; readonly download: Download<E> };

/** The implementation of an endpoint. For most endpoints, it's only a function that returns the data. */
type Handler<E extends Endpoint> = Handle<E> | HandlerParts<E>;

export type Handlers = { readonly [Id in EndpointId]: Handler<Endpoints[Id]> };

function rowsIn<E extends Endpoint>(data: DataOf<E>): readonly RowOf<E>[];
function rowsIn(data: unknown): readonly unknown[] {
  return typeof data === 'object' && data !== null && 'list' in data && Array.isArray(data.list)
    ? data.list
    : [];
}

export function implement<E extends Endpoint>(endpoint: E, handler: Handler<E>): Implementation {
  const parts: HandlerParts<E> = typeof handler === 'function' ? { handle: handler } : handler;
  const whenSent = parts.handle && parts.whenSent;
  return {
    endpoint,
    recall(call) {
      const known = endpoint.movesMoney ? recallRequest(endpoint, call) : undefined;
      return known && { data: known.data };
    },
    answer(call) {
      const input = typed(endpoint, call);
      if (!parts.handle) return { spreadsheet: parts.download(input) };
      if (call.isDownload && parts.download) return { spreadsheet: parts.download(input) };
      const data = parts.handle(input);
      if (endpoint.movesMoney) return { data: rememberRequest(endpoint, call, data) };
      return call.isDownload && parts.sheet
        ? { spreadsheet: fillFor(parts.sheet(input), rowsIn<E>(data), call) }
        : { data };
    },
    whenSent:
      whenSent && ((call, data) => whenSent(typed(endpoint, call), v.parse<E['data']>(endpoint.data, data))),
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

/** Runs a call with a request ID. Until the call ends, other calls with this ID are rejected. */
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
