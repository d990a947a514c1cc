import type * as v from 'valibot';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { errorCode, errorNames, type ErrorCode } from '../../src/contract/errors.ts';
import { decimal, text, unixSeconds } from '../../src/contract/primitives.ts';
import { signatureReasons } from '../../src/contract/signing.ts';
import { formatText } from '../../src/core/text/formatText.ts';
import { mediaTypes } from '../../src/core/files/spreadsheet.ts';
import { refTo, type Json, type JsonObject } from './json.ts';
import { inputSchema, outputSchema } from './schemas.ts';

const msg = { type: 'string', description: 'A message in the language of X-Language' } as const;
const bodyCode = { type: 'integer', description: 'The body code: a code of the error catalog' } as const;

const dateHeader = { Date: refTo('headers', 'Date') };
const fileHeaders = { 'Content-Disposition': refTo('headers', 'ContentDisposition') };

const files = (formats: Endpoint['formats']): JsonObject =>
  Object.fromEntries(
    formats.map((format) => [
      mediaTypes[format].split(';')[0] ?? '',
      { schema: { type: 'string', format: 'binary', description: `The file as ${format}` } },
    ]),
  );

export function success(endpoint: Endpoint, example: Json | undefined): JsonObject {
  const isFile = endpoint.answer === 'file';
  const json = {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'data'],
        properties: {
          code: { const: 200, type: 'integer', description: 'The body code of success' },
          msg,
          data: { description: 'The result of the call', ...outputSchema(endpoint.data) },
        },
      },
      ...(example === undefined ? {} : { example }),
    },
  };
  return {
    description: isFile
      ? 'The file'
      : endpoint.isExportable
        ? 'A page, or with X-DOWNLOAD the file'
        : 'Success',
    headers: { ...dateHeader, ...(endpoint.formats.length > 0 ? fileHeaders : {}) },
    content: { ...(isFile ? {} : json), ...(endpoint.formats.length > 0 ? files(endpoint.formats) : {}) },
  };
}

const special: Readonly<Partial<Record<ErrorCode, readonly [schema: string, data: JsonObject]>>> = {
  [errorCode.PARAMETER_ERROR]: [
    'ParameterError',
    {
      errors: { amount: 'validaValue' },
      messages: { amount: 'Enter a positive number, such as 0.5 or 120' },
    },
  ],
  [errorCode.WITHDRAWALS_CLOSED]: ['WithdrawalsClosed', { reason: 'password_changed', until: 1_795_257_900 }],
  [errorCode.DAY_LIMIT_EXCEEDED]: [
    'DayLimitExceeded',
    { day_limit: '50000', day_used: '48200', next_release_time: 1_795_200_300 },
  ],
  [errorCode.VERIFICATION_REQUIRED]: [
    'StepUp',
    { purpose: 8, methods: ['google_auth', 'email'], need_password: true, ticket_ttl: 600 },
  ],
};

const sentence = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export function refusal(errors: readonly ErrorCode[]): JsonObject {
  const codes = [...new Set<ErrorCode>([errorCode.PARAMETER_ERROR, ...errors])].toSorted(
    (one, other) => one - other,
  );
  const names = codes.map((code) => special[code]?.[0]).filter((name) => name !== undefined);
  return {
    description: `A business error, by its body code:\n\n${codes.map((code) => `- \`${code}\` ${errorNames[code]}`).join('\n')}`,
    headers: dateHeader,
    content: {
      'application/json': {
        schema: { anyOf: [...names, 'Refusal'].map((name) => refTo('schemas', name)) },
        examples: Object.fromEntries(codes.map((code) => [String(code), refTo('examples', `Error${code}`)])),
      },
    },
  };
}

export const errorExamples: JsonObject = Object.fromEntries(
  Object.entries(errorCode).map(([, code]) => [
    `Error${code}`,
    {
      summary: sentence(errorNames[code]),
      value: { code, msg: formatText('en-US', `errors.${code}`), data: special[code]?.[1] ?? {} },
    },
  ]),
);

const envelope = (data?: JsonObject): JsonObject => ({
  type: 'object',
  required: ['code', ...(data ? ['data'] : [])],
  properties: {
    code: bodyCode,
    msg,
    ...(data && { data }),
  },
});

function ofCode(code: ErrorCode, data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['code', 'data'],
    properties: {
      code: { ...bodyCode, const: code },
      msg,
      data: { description: 'The details of the error', ...data },
    },
  };
}

const texts = { type: 'object', additionalProperties: { type: 'string' } } as const;
const object = (properties: JsonObject, required = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
});
const property = (schema: v.GenericSchema, description: string) => ({ ...inputSchema(schema), description });
const reason = property(text, 'The name of the reason, the same in every language');

export const errorSchemas: JsonObject = {
  Refusal: {
    type: 'object',
    required: ['code'],
    properties: {
      code: {
        ...bodyCode,
        enum: Object.keys(errorNames).map(Number),
        'x-enum-varnames': Object.values(errorNames),
        'x-enum-values': Object.keys(errorNames).map(Number),
      },
      msg,
      data: {
        type: ['object', 'null'],
        description: 'The details of the error',
        properties: {
          reason,
          message: property(text, 'The text of the message'),
        },
      },
    },
  },
  ParameterError: ofCode(errorCode.PARAMETER_ERROR, {
    ...object(
      {
        errors: { ...texts, description: 'Names of messages by field, the same in every language' },
        messages: { ...texts, description: 'A sentence by field, in the language of X-Language' },
      },
      [],
    ),
  }),
  WithdrawalsClosed: ofCode(
    errorCode.WITHDRAWALS_CLOSED,
    object(
      {
        reason,
        until: property(unixSeconds, 'The end of the pause, in Unix seconds'),
      },
      [],
    ),
  ),
  DayLimitExceeded: ofCode(
    errorCode.DAY_LIMIT_EXCEEDED,
    object(
      {
        day_limit: property(decimal, 'The limit of withdrawals in 24 hours, in USDT'),
        day_used: property(decimal, 'Withdrawn within the last 24 hours, in USDT'),
        next_release_time: property(
          unixSeconds,
          'The time at which a part of the daily limit is available again, in Unix seconds',
        ),
      },
      [],
    ),
  ),
  StepUp: ofCode(errorCode.VERIFICATION_REQUIRED, refTo('schemas', 'VerificationRequired')),
  SignatureRefusal: {
    type: 'object',
    required: ['code', 'data'],
    properties: {
      code: { ...bodyCode, const: 401 },
      msg,
      data: {
        ...object({
          reason: { ...reason, enum: [...signatureReasons] },
        }),
        description: 'The details of the error',
      },
    },
  },
  Plain: envelope(),
};

const plain = (description: string, status: number, msg: string, headers: JsonObject = {}): JsonObject => ({
  description,
  headers: { ...dateHeader, ...headers },
  content: {
    'application/json': { schema: refTo('schemas', 'Plain'), example: { code: status, msg } },
  },
});

export const sharedResponses: JsonObject = {
  Malformed: plain('The body is not JSON', 400, formatText('en-US', 'answer.malformed')),
  LoginExpired: plain(
    'The token is missing, expired or unknown',
    401,
    formatText('en-US', 'answer.loginExpired'),
  ),
  SignatureRefused: {
    description: 'The signature is missing, invalid, too old or repeated, or its key has expired',
    headers: dateHeader,
    content: {
      'application/json': {
        schema: refTo('schemas', 'SignatureRefusal'),
        example: {
          code: 401,
          msg: formatText('en-US', 'signature.nonce_used'),
          data: { reason: 'nonce_used' },
        },
      },
    },
  },
  ServerError: plain(
    'The server failed. The client shows the message and continues',
    500,
    formatText('en-US', 'broken.busy'),
  ),
};

export const sharedHeaders: JsonObject = {
  Date: {
    description: 'The time of the server as an HTTP date, so that clients can detect a clock difference',
    schema: { type: 'string', examples: ['Fri, 20 Nov 2026 10:45:00 GMT'] },
  },
  ContentDisposition: {
    description: 'The name of the file: its content and the day',
    schema: { type: 'string', examples: ['attachment; filename="payments-2026-11-20.xlsx"'] },
  },
};
