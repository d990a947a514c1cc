import { errorCode } from '#contract/errors.ts';
import * as v from 'valibot';
import type { BodyOutput, DataOf, Endpoint, OutputOf, QueryOutput } from '#contract/endpoint.ts';
import type { Bank } from './bank.ts';
import { ApiError } from './apiError.ts';
import { fieldErrorsOf, lengthErrors } from './fieldErrors.ts';
import type { Language } from './language.ts';
import type { Merchant } from './merchant.ts';
import type { AppRow } from './rows/app.ts';
import { recallRequest, rememberRequest } from './requests.ts';
import type { Session, Visitor } from './sessions.ts';
import { fillSheet, type Rows, type Sheet, type Spreadsheet } from './spreadsheet.ts';
import { stampOf } from './zone.ts';

/** What every handler is given. */
export interface Call {
  readonly bank: Bank;
  readonly now: number;
  readonly language: Language;
  readonly visitor: Visitor;
  /** The body as it came, before the contract has looked at it. */
  readonly rawBody: unknown;
  /** What is called. */
  readonly endpoint: Endpoint;
  /** The X-Token as it came. */
  readonly token: string | null;
  /** The X-Ticket as it came. */
  readonly ticketHeader: string | null;
  /** Who is signed in; asking for it without a session answers 401. */
  readonly session: Session;
  readonly merchant: Merchant;
  /** The application of a signed call; asking for it elsewhere is a fault. */
  readonly app: AppRow;
  /** Where the caller reached the server, such as `http://localhost:8787`. */
  readonly origin: string;
  /** The page that is wanted; everything when it is exported. */
  readonly page: { readonly from: number; readonly size: number };
}

export type TypedCall<E extends Endpoint> = Call & {
  readonly query: QueryOutput<E>;
  readonly body: BodyOutput<E>;
};

export interface RawCall extends Call {
  readonly rawQuery: Readonly<Record<string, string>>;
  readonly isDownload: boolean;
  /** Whether a page of another origin calls. */
  readonly isForeign: boolean;
}

export type Answered = { readonly data: unknown } | { readonly spreadsheet: Spreadsheet };

export interface Implementation<E extends Endpoint = Endpoint> {
  readonly endpoint: E;
  /** Whether a download of it answers a spreadsheet. */
  readonly hasSheet: boolean;
  /** The first answer to a call that moves money, when it is asked again; before anything else is looked at. */
  recall(call: RawCall): Answered | undefined;
  answer(call: RawCall): Answered;
  /** The data once more, when what the call sent has been answered; missing where it sends nothing. */
  readonly whenSent?: ((call: RawCall, data: unknown) => unknown) | undefined;
}

/** 10002 with the name of a message for each wrong field. */
function readPart<S extends v.GenericSchema | undefined>(schema: S, input: unknown): OutputOf<S>;
function readPart(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  const errors = result.success ? lengthErrors(result.output) : fieldErrorsOf(result.issues);
  if (result.success && Object.keys(errors).length === 0) return result.output;
  throw new ApiError(errorCode.PARAMETER_ERROR, { errors });
}

function typed<E extends Endpoint>(endpoint: E, call: RawCall): TypedCall<E> {
  const query = readPart<E['query']>(endpoint.query, call.rawQuery);
  const body = readPart<E['body']>(endpoint.body, call.rawBody);
  // The call's getters must stay getters, so it is extended rather than copied.
  return Object.create(call, { query: { value: query }, body: { value: body } });
}

interface ListSheet<E extends Endpoint, Row> {
  readonly sheet: (call: TypedCall<E>) => Sheet<Row>;
  readonly rowsOf: (data: DataOf<E>) => readonly Row[];
  /** Where a list is long: its rows without answering them first. */
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

/** Binds an endpoint to what answers it; an exportable list also says how its spreadsheet looks. */
export function implement<E extends Endpoint, Row = never>(
  endpoint: E,
  handle: (call: TypedCall<E>) => DataOf<E>,
  list?: ListSheet<E, Row>,
): Implementation<E> {
  return {
    endpoint,
    hasSheet: list !== undefined,
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

/** Binds an endpoint that sends callbacks: where they are really sent, it answers what `look` sees after that. */
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

/** Binds an endpoint whose answer is always a spreadsheet. */
export function implementExport<E extends Endpoint, Row>(
  endpoint: E,
  sheet: (call: TypedCall<E>) => Sheet<Row>,
  rowsOf: (call: TypedCall<E>) => Rows<Row>,
): Implementation<E> {
  return {
    endpoint,
    hasSheet: true,
    recall: () => undefined,
    answer(call) {
      const typedInput = typed(endpoint, call);
      return { spreadsheet: fillFor(sheet(typedInput), rowsOf(typedInput), call) };
    },
  };
}
