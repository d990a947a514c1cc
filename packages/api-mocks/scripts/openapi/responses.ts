import type * as v from 'valibot';
import { DOWNLOAD_HEADER, type Endpoint } from '../../src/contract/endpoint.ts';
import { errorCode, type ErrorCode } from '../../src/contract/errors.ts';
import { errorNameOf } from '../../src/contract/texts.ts';
import { decimal, text, unixSeconds } from '../../src/contract/primitives.ts';
import { signatureReasons } from '../../src/contract/signing.ts';
import { formatText } from '../../src/core/text/formatText.ts';
import { mediaTypes } from '../../src/core/files/spreadsheet.ts';
import { capitalized, refTo, type Json, type JsonObject } from './json.ts';
import { inputSchema, outputSchema } from './schemas.ts';

const msg = { type: 'string', description: 'A message in the language of X-Language' } as const;
const bodyCode = { type: 'integer', description: 'The body code: a code of the error catalog' } as const;

const allHeaders = { Date: refTo('headers', 'Date'), 'X-Request-Id': refTo('headers', 'RequestId') };
const fileHeaders = { 'Content-Disposition': refTo('headers', 'ContentDisposition') };

/** Returns the content by media type. Only CSV has an example, because the other formats aren't text. */
const files = (formats: Endpoint['formats'], example: JsonObject = {}): JsonObject =>
  Object.fromEntries(
    formats.map((format) => [
      mediaTypes[format].split(';')[0] ?? '',
      {
        schema: { type: 'string', format: 'binary', description: `The file as ${format}` },
        ...(format === 'csv' && example),
      },
    ]),
  );

export const downloadOf = ({ isExportable, formats }: Endpoint): JsonObject =>
  isExportable ? { 'x-download': { header: DOWNLOAD_HEADER, value: '1', content: files(formats) } } : {};

export function success({ answer, data, formats }: Endpoint, example: Json | undefined): JsonObject {
  const shown: JsonObject = example === undefined ? {} : { example };
  const isFile = answer === 'file';
  const json = {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'data'],
        properties: {
          code: { const: 200, type: 'integer', description: 'The body code of success' },
          msg,
          data: { description: 'The result of the call', ...outputSchema(data) },
        },
      },
      ...shown,
    },
  };
  return {
    description: isFile ? 'The file' : 'Success',
    headers: { ...allHeaders, ...(isFile ? fileHeaders : {}) },
    content: isFile ? files(formats, shown) : json,
  };
}

const examplesOfData: Readonly<Partial<Record<ErrorCode, JsonObject>>> = {
  [errorCode.PARAMETER_ERROR]: {
    errors: { amount: 'validaValue' },
    messages: { amount: 'Enter a positive number, such as 0.5 or 120' },
  },
  [errorCode.WITHDRAWALS_CLOSED]: { reason: 'password_changed', until: 1_795_257_900 },
  [errorCode.DAY_LIMIT_EXCEEDED]: { day_limit: '50000', day_used: '48200', next_release_time: 1_795_200_300 },
  [errorCode.VERIFICATION_REQUIRED]: {
    purpose: 8,
    methods: ['google_auth', 'email'],
    need_password: true,
    ticket_ttl: 600,
  },
};

/** The names of the error schemas by error code, such as `ParameterError`. */
const schemaNames: ReadonlyMap<ErrorCode, string> = new Map(
  Object.entries(errorCode).map(([key, code]) => [
    code,
    key === 'VERIFICATION_REQUIRED'
      ? 'StepUp'
      : key.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase()),
  ]),
);

export function refusal(errors: readonly ErrorCode[]): JsonObject {
  const codes = [...new Set<ErrorCode>([errorCode.PARAMETER_ERROR, ...errors])].toSorted(
    (one, other) => one - other,
  );
  const options = codes.map((code) => refTo('schemas', schemaNames.get(code) ?? ''));
  const [only, ...others] = options;
  return {
    description: `A business error, by its body code:\n\n${codes.map((code) => `- \`${code}\` ${errorNameOf(code)}`).join('\n')}`,
    headers: allHeaders,
    content: {
      'application/json': {
        schema: only && others.length === 0 ? only : { oneOf: options },
        examples: Object.fromEntries(codes.map((code) => [String(code), refTo('examples', `Error${code}`)])),
      },
    },
  };
}

export const errorExamples: JsonObject = Object.fromEntries(
  Object.entries(errorCode).map(([, code]) => [
    `Error${code}`,
    {
      summary: capitalized(errorNameOf(code)),
      value: { code, msg: formatText('en-US', `errors.${code}`), data: examplesOfData[code] ?? {} },
    },
  ]),
);

/** Returns the schema of an error. Its code is constant, so that clients can tell the errors apart. */
const ofCode = (code: number, message: string, data?: JsonObject): JsonObject => ({
  type: 'object',
  required: ['code', ...(data ? ['data'] : [])],
  properties: {
    code: { ...bodyCode, const: code },
    msg: { ...msg, examples: [message] },
    ...(data && { data: { description: 'The details of the error', ...data } }),
  },
});

const texts = { type: 'object', additionalProperties: { type: 'string' } } as const;
const details = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  required,
  properties,
});
const property = (schema: v.GenericSchema, description: string) => ({ ...inputSchema(schema), description });
const reason = property(text, 'The name of the reason, the same in every language');

const allowed: JsonObject = {
  type: 'object',
  additionalProperties: { type: 'array', items: { type: ['string', 'integer'] } },
  description: 'The allowed values by field, or the known names if a field is unknown',
};

const dataSchemas: Readonly<Partial<Record<ErrorCode, JsonObject>>> = {
  [errorCode.PARAMETER_ERROR]: details({
    errors: { ...texts, description: 'Names of messages by field, the same in every language' },
    messages: { ...texts, description: 'A sentence by field, in the language of X-Language' },
    allowed,
    amount_remaining: property(decimal, 'The amount that can still be refunded, if a refund exceeds it'),
  }),
  [errorCode.AMOUNT_TOO_SMALL]: details({
    min_amount: property(decimal, 'The smallest allowed amount'),
    fee: property(decimal, 'The fee, if the amount does not exceed it'),
  }),
  [errorCode.AMOUNT_TOO_LARGE]: details({ max_amount: property(decimal, 'The largest allowed amount') }),
  [errorCode.TOO_FREQUENT]: details({
    reason,
    wait: { type: 'integer', description: 'The seconds to wait, if they are known' },
  }),
  [errorCode.CURRENCY_NOT_FOUND]: details({
    unknown: { type: 'array', items: { type: 'string' }, description: 'The unknown values' },
    allowed,
  }),
  [errorCode.WITHDRAWALS_CLOSED]: details({
    reason,
    until: property(unixSeconds, 'The end of the pause, in Unix seconds'),
  }),
  [errorCode.DAY_LIMIT_EXCEEDED]: details({
    day_limit: property(decimal, 'The limit of withdrawals in 24 hours, in USDT'),
    day_used: property(decimal, 'Withdrawn within the last 24 hours, in USDT'),
    next_release_time: property(
      unixSeconds,
      'The time at which a part of the daily limit is available again, in Unix seconds',
    ),
  }),
  [errorCode.VERIFICATION_REQUIRED]: refTo('schemas', 'VerificationRequired'),
};

export const errorSchemas: JsonObject = {
  ErrorDetails: {
    type: ['object', 'null'],
    properties: { reason, message: property(text, 'The text of the message') },
  },
  ...Object.fromEntries(
    [...schemaNames].map(([code, name]) => [
      name,
      ofCode(
        code,
        formatText('en-US', `errors.${code}`),
        dataSchemas[code] ?? refTo('schemas', 'ErrorDetails'),
      ),
    ]),
  ),
  SignatureRefusal: ofCode(
    401,
    formatText('en-US', 'signature.nonce_used'),
    details({ reason: { ...reason, enum: [...signatureReasons] } }, ['reason']),
  ),
};

const plain = (
  description: string,
  status: number,
  message: string,
  { schema = ofCode(status, message), ...data }: { schema?: JsonObject; data?: JsonObject } = {},
): JsonObject => ({
  description,
  headers: allHeaders,
  content: { 'application/json': { schema, example: { code: status, msg: message, ...data } } },
});

export const sharedResponses: JsonObject = {
  Malformed: plain('The body is not JSON', 400, formatText('en-US', 'answer.malformed')),
  LoginExpired: plain(
    'The token is missing, expired or unknown',
    401,
    formatText('en-US', 'answer.loginExpired'),
  ),
  SignatureRefused: plain(
    'The signature is missing, invalid, too old or repeated, or its key has expired',
    401,
    formatText('en-US', 'signature.nonce_used'),
    { schema: refTo('schemas', 'SignatureRefusal'), data: { reason: 'nonce_used' } },
  ),
  NotOffered: plain(
    'The server does not offer this extension',
    404,
    formatText('en-US', 'answer.noSuchCall'),
  ),
  TooLarge: plain('The body is larger than 4 MiB', 413, 'The body is too large'),
  ServerError: plain(
    'The server failed. The client shows the message and continues',
    500,
    formatText('en-US', 'broken.busy'),
  ),
};

export const sharedHeaders: JsonObject = {
  RequestId: {
    description: 'The ID of the response in the log of the server. Contact support with it',
    schema: { type: 'string', examples: ['3f2b8c1e-6d4a-4b6e-9c55-2a1f0d7e8b90'] },
  },
  Date: {
    description: 'The time of the server as an HTTP date, so that clients can detect a clock difference',
    schema: { type: 'string', examples: ['Fri, 20 Nov 2026 10:45:00 GMT'] },
  },
  ContentDisposition: {
    description: 'The name of the file: its content and the day',
    schema: { type: 'string', examples: ['attachment; filename="payments-2026-11-20.xlsx"'] },
  },
};
