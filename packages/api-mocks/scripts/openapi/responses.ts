import type { Endpoint } from '../../src/contract/endpoint.ts';
import { errorCode, errorNames, type ErrorCode } from '../../src/contract/errors.ts';
import { signatureReasons } from '../../src/contract/signing.ts';
import { formatText } from '../../src/core/formatText.ts';
import { mediaTypes } from '../../src/core/mediaTypes.ts';
import { refTo, type Json, type JsonObject } from './json.ts';
import { outputSchema } from './schemas.ts';

const dateHeader = { Date: refTo('headers', 'Date') };
const fileHeaders = { 'Content-Disposition': refTo('headers', 'ContentDisposition') };

const files = (formats: Endpoint['formats']): JsonObject =>
  Object.fromEntries(
    formats.map((format) => [
      mediaTypes[format].split(';')[0] ?? '',
      { schema: { type: 'string', format: 'binary', description: `The file as ${format}` } },
    ]),
  );

/** The success envelope of a call, and the file where it answers one. */
export function success(endpoint: Endpoint, example: Json | undefined): JsonObject {
  const isFile = endpoint.answer === 'file';
  const json = {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'data'],
        properties: {
          code: { const: 200, type: 'integer' },
          msg: { type: 'string' },
          data: outputSchema(endpoint.data),
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

/** `data` of the codes that say more than a reason. */
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

/** HTTP 422 of a call: the schema and an example of every code it can answer. */
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

/** An example of each code. */
export const errorExamples: JsonObject = Object.fromEntries(
  Object.entries(errorCode).map(([, code]) => [
    `Error${code}`,
    {
      summary: sentence(errorNames[code]),
      value: { code, msg: sentence(errorNames[code]), data: special[code]?.[1] ?? {} },
    },
  ]),
);

const envelope = (data?: JsonObject): JsonObject => ({
  type: 'object',
  required: ['code', ...(data ? ['data'] : [])],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    ...(data && { data }),
  },
});

function ofCode(code: ErrorCode, data: JsonObject): JsonObject {
  return {
    type: 'object',
    required: ['code', 'data'],
    properties: { code: { type: 'integer', const: code }, msg: { type: 'string' }, data },
  };
}

const texts = { type: 'object', additionalProperties: { type: 'string' } } as const;
const object = (properties: JsonObject, required = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
});
const amount = { type: 'string', pattern: '^(0|[1-9]\\d*)(\\.\\d+)?$' } as const;
const time = { type: 'integer', minimum: 0 } as const;

export const errorSchemas: JsonObject = {
  Refusal: {
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'integer', enum: Object.keys(errorNames).map(Number) },
      msg: { type: 'string' },
      data: {
        type: ['object', 'null'],
        properties: { reason: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
  ParameterError: ofCode(errorCode.PARAMETER_ERROR, {
    ...object(
      {
        errors: texts,
        messages: { ...texts, description: 'A sentence by field, in the language of X-Language' },
      },
      [],
    ),
  }),
  WithdrawalsClosed: ofCode(
    errorCode.WITHDRAWALS_CLOSED,
    object({ reason: { type: 'string' }, until: time }, []),
  ),
  DayLimitExceeded: ofCode(
    errorCode.DAY_LIMIT_EXCEEDED,
    object({ day_limit: amount, day_used: amount, next_release_time: time }, []),
  ),
  StepUp: ofCode(errorCode.VERIFICATION_REQUIRED, refTo('schemas', 'VerificationRequired')),
  SignatureRefusal: {
    type: 'object',
    required: ['code', 'data'],
    properties: {
      code: { type: 'integer', const: 401 },
      msg: { type: 'string' },
      data: object({ reason: { type: 'string', enum: [...signatureReasons] } }),
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
  Malformed: plain('The body is not JSON', 400, 'The body is not valid JSON'),
  LoginExpired: plain('The token is missing, ended or unknown', 401, 'Login expired'),
  SignatureRefused: {
    description: 'The signature is missing, wrong, too old or a replay, or its key has expired',
    headers: dateHeader,
    content: {
      'application/json': {
        schema: refTo('schemas', 'SignatureRefusal'),
        example: { code: 401, msg: 'This nonce was already used', data: { reason: 'nonce_used' } },
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
    description: 'Time of the server as an HTTP date, with which a client finds out how far its own is off',
    schema: { type: 'string', examples: ['Fri, 20 Nov 2026 10:45:00 GMT'] },
  },
  ContentDisposition: {
    description: 'Name of the file: what it lists and the day',
    schema: { type: 'string', examples: ['attachment; filename="payments-2026-11-20.xlsx"'] },
  },
};
